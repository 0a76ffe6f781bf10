import type { PriceChange, PricePart } from '@fairway/gateway/contract/freight';
import { Section, Stack } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import { Facts } from '../guide/Facts.tsx';
import type { priceChange } from './priceChange.zh.ts';
import { weekName } from './weekName.ts';

/** Why the lowest price of a week differs from that of another week: one sentence, and both prices with their carriers. */
export function PriceChangeSection({ change }: { change: PriceChange }) {
  const { t, format, nameOf } = useWords<{ priceChange: typeof priceChange }>();
  const { week, against, boxType: box, scope, before, after, parts } = change;
  const amountText = (amount: number) =>
    after === null ? '' : format.money({ ...after.price, amount: Math.abs(amount) });
  const partName = (part: PricePart) => {
    if (part.kind === 'surcharge') return nameOf(part);
    if (part.kind === 'carriers') return t(part.amount < 0 ? 'priceChange.cheaper' : 'priceChange.dearer');
    return t(part.kind === 'box' ? 'priceChange.boxPart' : 'priceChange.freightPart');
  };
  const partTexts = parts.map((part) =>
    t('priceChange.part', {
      name: partName(part),
      amount: `${part.amount < 0 ? '−' : '+'}${amountText(part.amount)}`,
    }),
  );
  const sentence = () => {
    if (before === null || after === null) {
      const missing = before === null ? against : week;
      return t('priceChange.noPrice', { box, week: weekName(missing, format) });
    }
    if (parts.length === 0) return t('priceChange.same', { box });
    const difference = after.price.amount - before.price.amount;
    const values = { box, amount: amountText(difference), parts: partTexts.join(t('priceChange.separator')) };
    return t(`priceChange.${difference > 0 ? 'rose' : difference < 0 ? 'fell' : 'level'}`, values);
  };
  const factOf = (each: string, lowest: PriceChange['before']) => ({
    term: weekName(each, format),
    value: lowest && format.money(lowest.price),
    aside: lowest && nameOf(lowest.carrier),
  });
  return (
    <Section ground="none" title={t('priceChange.heading')} note={t(`priceChange.${scope}`, { box })}>
      <Stack gap="m">
        <p>{sentence()}</p>
        <Facts label={t('priceChange.heading')} of={[factOf(against, before), factOf(week, after)]} />
      </Stack>
    </Section>
  );
}
