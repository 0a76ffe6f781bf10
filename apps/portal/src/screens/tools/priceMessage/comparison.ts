import type { Money } from '@fairway/gateway/contract/shapes';
import { formatWeek, type PriceBox, type PriceRow, weekOfDay } from '@fairway/trade';
import type { PriceLookup } from '../../../calls/priceMessage.ts';

/** Lookups that one message may cause. */
export const mostLookups = 40;

/** Of a price without a currency. */
const usualCurrency = 'USD';

const boxesByUse: readonly PriceBox[] = ['40HQ', '40GP', '20GP'];

/** The box type whose price is compared: the most used one, a certain price before a doubtful one. */
export function comparedBox({ prices }: Pick<PriceRow, 'prices'>): PriceBox | null {
  const certain = boxesByUse.find((box) => prices[box]?.doubt === null);
  return certain ?? boxesByUse.find((box) => prices[box] !== null) ?? null;
}

/** The day whose week is compared: the departure, or the first day from `today` on which the price is valid. */
function comparedDay({ departure, validFrom, validTo }: PriceRow, today: string): string {
  if (departure) return departure.value;
  if (validFrom && validFrom.value > today) return validFrom.value;
  return validTo && validTo.value < today ? validTo.value : today;
}

/** The values that lookups depend on besides a row. */
export interface LookupContext {
  /** `2026-11-20` */
  readonly today: string;
  readonly isAllIn: (row: PriceRow) => boolean;
}

/** Returns the price request for a row; null if its ports or prices are not known. */
export function lookupOf(row: PriceRow, { today, isAllIn }: LookupContext): PriceLookup | null {
  const boxType = comparedBox(row);
  if (!row.origin?.value || !row.destination?.value || !boxType) return null;
  const week = formatWeek(weekOfDay(comparedDay(row, today)));
  const { origin, destination, currency } = row;
  return {
    ...{ origin: origin.value, destination: destination.value, week, boxType },
    currency: currency?.value ?? usualCurrency,
    allIn: isAllIn(row),
  };
}

export function lookupKey({ origin, destination, week, boxType, currency, allIn }: PriceLookup): string {
  return `${origin} ${destination} ${week} ${boxType} ${currency} ${allIn}`;
}

/** The different lookups of all rows by their keys, at most `mostLookups`. */
export function lookupsOf(
  rows: readonly PriceRow[],
  context: LookupContext,
): ReadonlyMap<string, PriceLookup> {
  const lookups = new Map<string, PriceLookup>();
  for (const row of rows) {
    const lookup = lookupOf(row, context);
    if (lookup && lookups.size < mostLookups) lookups.set(lookupKey(lookup), lookup);
  }
  return lookups;
}

export interface Difference {
  /** Minor units by which the message is dearer than we are; negative where it is cheaper. */
  readonly amount: number;
  /** The same in percent of our price; null of a price of zero. */
  readonly percent: number | null;
}

/** Returns the difference of a message's price from ours; null in different currencies. */
export function differenceOf(price: Money, ours: Money): Difference | null {
  if (price.currency !== ours.currency) return null;
  const amount = price.amount - ours.amount;
  return { amount, percent: ours.amount === 0 ? null : (amount / ours.amount) * 100 };
}
