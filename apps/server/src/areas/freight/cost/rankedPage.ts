import type { Direction } from '@fairway/gateway/contract/listing';
import { byTotal } from '@fairway/trade';

/** A sailing with its rank. */
export interface RankedSailing {
  readonly id: string;
  readonly vesselName: string;
  readonly departure: Date;
  readonly bookable: boolean;
  /** The value to sort by: a total, grams of CO2e; null where it is not known. */
  readonly rank: number | null;
}

export interface RankedPage {
  /** Sailings of the page, in order. */
  readonly ids: readonly string[];
  /** Departures of vessels in all. */
  readonly departures: number;
}

export interface RankedPageQuery {
  readonly order: Direction;
  readonly page: number;
  readonly limit: number;
}

/**
 * A page of sailings by their ranks, with all sailings of a departure at the place of its first. Sailings that can no
 * longer be booked come last; unknown ranks come last among the others in both directions.
 */
export function rankedPage(
  sailings: readonly RankedSailing[],
  { order, page, limit }: RankedPageQuery,
): RankedPage {
  const byRank = byTotalIn(order);
  const ranked = sailings.toSorted(
    (one, other) =>
      Number(other.bookable) - Number(one.bookable) ||
      byRank(one.rank, other.rank) ||
      one.departure.getTime() - other.departure.getTime() ||
      (one.id < other.id ? -1 : 1),
  );
  const groups = Map.groupBy(ranked, ({ vesselName, departure }) => `${vesselName} ${departure.getTime()}`);
  const departures = [...groups.values()];
  return {
    ids: departures.slice((page - 1) * limit, page * limit).flatMap((group) => group.map(({ id }) => id)),
    departures: departures.length,
  };
}

/** Orders totals in a direction; incomplete ones come last in both. */
export function byTotalIn(direction: Direction): typeof byTotal {
  const sign = direction === 'asc' ? 1 : -1;
  return (one, other) => (one === null || other === null ? 1 : sign) * byTotal(one, other);
}

/** The lowest total of a sailing that can still be booked; null without one. */
export function cheapestOf(
  sailings: readonly { readonly bookable: boolean; readonly total: number | null }[],
): number | null {
  return sailings.reduce<number | null>(
    (lowest, { bookable, total }) =>
      bookable && total !== null && (lowest === null || total < lowest) ? total : lowest,
    null,
  );
}
