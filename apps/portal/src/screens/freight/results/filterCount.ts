import type { FreightSearch } from './search.ts';

/** A search that shows every sailing of its week. */
export const noFilters = {
  routing: 'all',
  carrier: undefined,
  transit: undefined,
  closingFrom: undefined,
  closingTo: undefined,
  freeDays: undefined,
} as const satisfies Partial<FreightSearch>;

type Filtered = Pick<FreightSearch, keyof typeof noFilters>;

/** How many filters of the dialog narrow a search. */
export function filterCount({ carrier, transit, closingFrom, closingTo, freeDays }: Filtered): number {
  return [carrier, transit, closingFrom ?? closingTo, freeDays].filter((value) => value !== undefined).length;
}

/** Whether anything narrows a search. */
export function isFiltered(search: Filtered): boolean {
  return search.routing !== 'all' || filterCount(search) > 0;
}
