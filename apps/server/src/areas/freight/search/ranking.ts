import type { ShipmentTotal } from '@fairway/trade';
import { type RankedPage, rankedPage } from '../cost/rankedPage.ts';
import type { RankableRow, Search } from './searchStore.ts';

/** A sailing with the values for sorting and filtering. */
export interface AssessedRow extends RankableRow {
  /** Null without a shipment, and for callers who may not see totals. */
  readonly sum: ShipmentTotal | null;
  /** The way that it takes; null where it is not known, or the search does not need it. */
  readonly wayName: string | null;
  /** Grams of CO2e of the shipment, or of one TEU without one; null like the way. */
  readonly grams: number | null;
  readonly reliability: number | null;
}

/** Reports whether a search needs every sailing of its week, because it sorts or filters by a computed value. */
export function isComputed({ sort, way, co2, reliability }: Search, hasTotals: boolean): boolean {
  if (sort === 'co2' || sort === 'reliability' || (sort === 'total' && hasTotals)) return true;
  return way !== undefined || co2 !== undefined || reliability !== undefined;
}

/** The values that a search sorts or filters by, which take the most time to compute. */
export function needsOf({ sort, way, co2 }: Search): {
  readonly needsWay: boolean;
  readonly needsGrams: boolean;
} {
  return { needsWay: way !== undefined, needsGrams: sort === 'co2' || co2 !== undefined };
}

/** The sailings that the computed filters of a search let through. */
export function matchingRows(rows: readonly AssessedRow[], { way, co2, reliability }: Search): AssessedRow[] {
  const lowest = Math.min(...rows.flatMap(({ grams }) => grams ?? []));
  const mostGrams = co2 === undefined ? null : Math.ceil((lowest * (100 + co2)) / 100);
  return rows.filter(
    (row) =>
      (way === undefined || row.wayName === way) &&
      (mostGrams === null || (row.grams !== null && row.grams <= mostGrams)) &&
      (reliability === undefined || (row.reliability !== null && row.reliability >= reliability)),
  );
}

/** A page of assessed sailings in the order of a search. */
export function assessedPage(rows: readonly AssessedRow[], search: Search): RankedPage<AssessedRow> {
  return rankedPage(rows, ranks[search.sort], search);
}

const time = ({ departure }: AssessedRow) => departure.getTime();

/** Without totals, `total` means departure, as in the list's own statement. */
const ranks: Readonly<Record<Search['sort'], (row: AssessedRow) => number | null>> = {
  departure: time,
  transit: ({ transitDays }) => transitDays,
  '20GP': ({ priceGp20 }) => priceGp20,
  '40GP': ({ priceGp40 }) => priceGp40,
  '40HQ': ({ priceHq40 }) => priceHq40,
  total: (row) => (row.sum === null ? time(row) : row.sum.total),
  freeDays: ({ demurrageDays, detentionDays }) =>
    demurrageDays === null && detentionDays === null
      ? null
      : Math.max(demurrageDays ?? 0, detentionDays ?? 0),
  co2: ({ grams }) => grams,
  reliability: ({ reliability }) => reliability,
};
