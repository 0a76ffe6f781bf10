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

/** How many filters narrow a search. */
export function filterCount(search: Pick<FreightSearch, keyof typeof noFilters>): number {
  const { routing, carrier, transit, closingFrom, closingTo, freeDays } = search;
  const used = [routing !== 'all', carrier, transit, closingFrom ?? closingTo, freeDays];
  return used.filter(Boolean).length;
}
