import { Spinner, TextLink } from '@fairway/ui';
import type { PriceLookup, Surcharge } from '../../../calls/priceMessage.ts';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { differenceOf, mostLookups } from './comparison.ts';
import * as styles from './PriceMessageScreen.css.ts';
import type { OurPriceState, ReadMessage } from './usePriceMessage.ts';
import type { words } from './words.zh.ts';

interface OurPriceCellProps {
  row: ReadMessage['rows'][number];
  /** Null where the ports or prices of the row are not known. */
  lookup: PriceLookup | null;
  /** Undefined where the message has more lookups than are sent. */
  state: OurPriceState | undefined;
}

/** Our lowest price of the route and week of a row, and how the message differs from it. */
export function OurPriceCell({ row, lookup, state }: OurPriceCellProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const costWords = useCostWords();
  if (!lookup) return <span className={styles.quiet}>{t('priceMessage.ours.unknownRoute')}</span>;
  if (state === undefined)
    return <span className={styles.quiet}>{t('priceMessage.ours.limit', { count: mostLookups })}</span>;
  if (state === 'loading') return <Spinner label={t('priceMessage.ours.loading')} />;
  const { origin, destination, week, boxType, currency } = lookup;
  const about = (
    <TextLink href={resultsAddress({ origin, destination, week })}>
      {t('priceMessage.ours.of', { box: boxType, week: weekName(week, format) })}
    </TextLink>
  );
  if (typeof state === 'string')
    return (
      <span className={styles.lines}>
        <span>{t(`priceMessage.ours.${state}`)}</span>
        <span className={styles.quiet}>{about}</span>
      </span>
    );
  const price = row.prices[boxType];
  const difference = price ? differenceOf({ amount: price.value, currency }, state.price) : null;
  const differenceText = () => {
    if (!difference) return t('priceMessage.ours.otherCurrency');
    const { amount, percent } = difference;
    if (amount === 0) return t('priceMessage.ours.same');
    const values = { amount: format.money({ amount: Math.abs(amount), currency }) };
    if (percent === null) return t('priceMessage.ours.dearerFlat', values);
    return t(amount > 0 ? 'priceMessage.ours.dearer' : 'priceMessage.ours.cheaper', {
      ...values,
      percent: format.percent(percent),
    });
  };
  const includedText = (surcharges: readonly Surcharge[]) =>
    surcharges.length === 0
      ? t('priceMessage.ours.allInAlone')
      : t('priceMessage.ours.allIn', {
          surcharges: surcharges
            .map((each) => t('priceMessage.ours.surcharge', { name: nameOf(each), code: each.code }))
            .join(t('priceMessage.ours.separator')),
        });
  const ratesText = costWords.rates(state.rates);
  return (
    <span className={styles.lines}>
      <strong>{format.money(state.price)}</strong>
      <span>{differenceText()}</span>
      {ratesText === null ? null : <span className={styles.quiet}>{ratesText}</span>}
      {state.surcharges ? <span>{includedText(state.surcharges)}</span> : null}
      <span className={styles.quiet}>{about}</span>
    </span>
  );
}
