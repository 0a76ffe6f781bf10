import type { Direction } from '@fairway/gateway/contract/listing';
import { byTotal } from '@fairway/trade';

/** A sailing as it is ranked by its total. */
export interface RankedSailing {
  readonly id: string;
  readonly vesselName: string;
  readonly departure: Date;
  readonly bookable: boolean;
  readonly total: number | null;
}

export interface RankedPage {
  /** Sailings of the page, in order. */
  readonly ids: readonly string[];
  /** Departures of vessels in all. */
  readonly departures: number;
}

/**
 * A page of sailings by their totals, with all sailings of a departure at the place of its first. What can no longer be
 * booked is no bargain and comes last; a total that lacks a part comes last of its kind in both directions.
 */
export function rankedPage(
  sailings: readonly RankedSailing[],
  { order, page, limit }: { readonly order: Direction; readonly page: number; readonly limit: number },
): RankedPage {
  const sign = order === 'asc' ? 1 : -1;
  const ranked = sailings.toSorted(
    (one, other) =>
      Number(other.bookable) - Number(one.bookable) ||
      (one.total === null || other.total === null ? 1 : sign) * byTotal(one.total, other.total) ||
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

/** The lowest total of a sailing that can still be booked; null without one. */
export function cheapestOf(sailings: readonly Pick<RankedSailing, 'bookable' | 'total'>[]): number | null {
  return sailings.reduce<number | null>(
    (lowest, { bookable, total }) =>
      bookable && total !== null && (lowest === null || total < lowest) ? total : lowest,
    null,
  );
}
