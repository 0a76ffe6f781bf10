import type { CostSheet, ExchangeRate, ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import { useNow } from '@fairway/site';
import { chinaDay, daysBetween, freshRateDays, oceanFreight, rateParts } from '@fairway/trade';
import { useWords } from '../../language/words.ts';
import type { shipment as shipmentWords } from './shipment.zh.ts';

type Words = { readonly shipment: typeof shipmentWords };
/** Missing parts that one line names. */
const mostNamed = 2;

/** The sentences about a cost. */
export function useCostWords() {
  const { t, format } = useWords<Words>();
  const now = useNow();
  const partName = (part: ShipmentCost['missing'][number]) => {
    if (part.kind === 'rate') return t('shipment.missing.rate', { currency: part.currency });
    if (part.kind === 'side') return t(`shipment.missing.${part.side}`);
    return part.code === oceanFreight
      ? t('shipment.missing.freight', { box: part.type })
      : t('shipment.missing.price', { code: part.code, box: part.type });
  };
  return {
    /** The names of missing parts, the first two and how many more. */
    missing(parts: ShipmentCost['missing']): string {
      const names = parts.slice(0, mostNamed).map(partName);
      const more = parts.length - names.length;
      return [...names, ...(more > 0 ? [t('shipment.missing.more', { count: more })] : [])].join(
        t('shipment.separator'),
      );
    },
    allMissing: (parts: ShipmentCost['missing']) => parts.map(partName),
    /** Returns the rates that a total was converted by, with their day and source; null without any. */
    rates(rates: readonly ExchangeRate[]): string | null {
      if (rates.length === 0) return null;
      const texts = rates.map(({ currency, day, source, sample, microYuan }) =>
        t('shipment.rate', {
          currency,
          // All decimals, so that readers can repeat the conversion.
          value: String(microYuan / rateParts),
          day: format.days(day, day),
          source: sample ? t('shipment.sampleRate') : source,
        }),
      );
      return t('shipment.rates', { rates: texts.join(t('shipment.separator')) });
    },
    /** A sentence about the oldest rate where it is old. */
    oldRate(rates: CostSheet['rates']): string | null {
      const [oldest] = rates.map(({ day }) => day).sort();
      if (oldest === undefined || daysBetween(oldest, chinaDay(now)) <= freshRateDays) return null;
      return t('shipment.oldRate', { day: format.days(oldest, oldest), days: freshRateDays });
    },
  };
}
