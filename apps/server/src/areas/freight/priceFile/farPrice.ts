import type { BadCell } from '../../../services/csv/csvTable.ts';
import type { SailingTexts } from '../sailings/sailingRules.ts';
import type { PriceLine } from './priceLine.ts';

/** Our rule: a price that doubles or halves from one file to the next is more often a wrong column than a new price. */
const mostOfStored = 2;
/** Carriers of a route differ more than the prices of one sailing do. */
const mostOfUsual = 3;
export const priceColumns = ['price_20gp', 'price_40gp', 'price_40hq'] as const;

/** Median prices in whole units, by `CNSHA DEHAM USD price_20gp`. */
export type LanePrices = ReadonlyMap<string, number>;

/** The first price of a line that is far from the stored one of its sailing, or without one from the usual one of its route. */
export function farPrice(
  { origin, destination, cells }: PriceLine,
  stored: SailingTexts,
  usual: LanePrices,
): BadCell | null {
  for (const column of priceColumns) {
    const price = Number(cells[column] ?? '');
    if (price === 0) continue;
    const former = stored.currency === cells.currency ? Number(stored[column] ?? '') : 0;
    const median = usual.get(`${origin} ${destination} ${cells.currency} ${column}`) ?? 0;
    const [base, most] = former > 0 ? [former, mostOfStored] : [median, mostOfUsual];
    if (base > 0 && (price > base * most || price < base / most))
      return { column, rule: 'farPrice', value: `${price} (${Math.round(base)})` };
  }
  return null;
}
