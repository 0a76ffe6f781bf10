import type { LaneWeek } from '@fairway/gateway/contract/attention';
import type { BoxType, Currency } from '@fairway/gateway/contract/shapes';

export interface LaneChart {
  readonly currency: Currency;
  /** Whole units of the currency, one for each week; null where nothing was quoted in it. */
  readonly values: Readonly<Record<BoxType, readonly (number | null)[]>>;
}

/** Weeks as lines of one currency, that of the last quote; null where nothing was quoted. */
export function chartOf(weeks: readonly LaneWeek[]): LaneChart | null {
  const quoted = weeks.flatMap(({ prices }) => (prices ? Object.values(prices) : []));
  const currency = quoted.findLast((price) => price !== null)?.currency;
  if (!currency) return null;
  const line = (box: BoxType) =>
    weeks.map(({ prices }) => {
      const price = prices?.[box];
      return price?.currency === currency ? price.amount / 100 : null;
    });
  return { currency, values: { '20GP': line('20GP'), '40GP': line('40GP'), '40HQ': line('40HQ') } };
}
