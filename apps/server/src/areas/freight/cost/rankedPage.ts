import type { Direction } from '@fairway/gateway/contract/listing';
import { byTotal } from '@fairway/trade';

/** The fields of a sailing that its place among others depends on, besides its rank. */
export interface RankedSailing {
  readonly id: string;
  readonly vesselName: string;
  readonly departure: Date;
  readonly bookable: boolean;
}

export interface RankedPage<Sailing> {
  /** Sailings of the page, in order. */
  readonly rows: readonly Sailing[];
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
export function rankedPage<Sailing extends RankedSailing>(
  sailings: readonly Sailing[],
  /** Returns the value to sort by: a total, grams of CO2e; null where it is not known. */
  rankOf: (sailing: Sailing) => number | null,
  { order, page, limit }: RankedPageQuery,
): RankedPage<Sailing> {
  const byRank = byTotalIn(order);
  const ranked = sailings
    .map((sailing) => ({ sailing, rank: rankOf(sailing) }))
    .toSorted(
      ({ sailing: one, rank }, { sailing: other, rank: otherRank }) =>
        Number(other.bookable) - Number(one.bookable) ||
        byRank(rank, otherRank) ||
        one.departure.getTime() - other.departure.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  const groups = Map.groupBy(
    ranked,
    ({ sailing: { vesselName, departure } }) => `${vesselName} ${departure.getTime()}`,
  );
  const departures = [...groups.values()];
  return {
    rows: departures
      .slice((page - 1) * limit, page * limit)
      .flatMap((group) => group.map(({ sailing }) => sailing)),
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
