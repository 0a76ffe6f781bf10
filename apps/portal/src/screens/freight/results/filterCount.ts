import type { FreightSearch } from './search.ts';

/** A search that shows every sailing of its week. */
export const noFilters = {
  routing: 'all',
  carrier: undefined,
  transit: undefined,
  closingFrom: undefined,
  closingTo: undefined,
  freeDays: undefined,
  way: undefined,
  co2: undefined,
  reliability: undefined,
} as const satisfies Partial<FreightSearch>;

type Filtered = Pick<FreightSearch, keyof typeof noFilters>;

/** Returns the number of active filters of the dialog. */
export function filterCount(search: Filtered): number {
  const { carrier, transit, closingFrom, closingTo, freeDays, way, co2, reliability } = search;
  const filters = [carrier, transit, closingFrom ?? closingTo, freeDays, way, co2, reliability];
  return filters.filter((value) => value !== undefined).length;
}

/** Whether anything narrows a search. */
export function isFiltered(search: Filtered): boolean {
  return search.routing !== 'all' || filterCount(search) > 0;
}
