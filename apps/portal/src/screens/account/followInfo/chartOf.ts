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

export interface TotalsChart {
  readonly currency: Currency;
  /** Whole units of the currency, one for each week; null for a week without a total. */
  readonly values: readonly (number | null)[];
}

/** The totals of a shipment by week; null where no week has one. */
export function totalsChartOf(weeks: readonly LaneWeek[]): TotalsChart | null {
  const currency = weeks.find(({ total }) => total !== null)?.total?.currency;
  if (!currency) return null;
  return { currency, values: weeks.map(({ total }) => (total ? total.amount / 100 : null)) };
}
