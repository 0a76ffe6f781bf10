import type { FreightSearch } from './search.ts';

export type Sort = FreightSearch['sort'];

/** By what matters most to a shipper first. */
const sorts: readonly Sort[] = [
  'total',
  'departure',
  'transit',
  'freeDays',
  'co2',
  'reliability',
  '20GP',
  '40GP',
  '40HQ',
];

/** Whether a sort compares prices, which visitors do not see. */
function isByPrice(sort: Sort): boolean {
  return sort === '20GP' || sort === '40GP' || sort === '40HQ';
}

/** The sorts to offer: the total only with a shipment, and prices only to readers who see them. The current one stays. */
export function sortChoices(current: Sort, seesPrices: boolean, hasTotals: boolean): readonly Sort[] {
  return sorts.filter((sort) => {
    if (sort === 'total') return hasTotals && seesPrices;
    return seesPrices || sort === current || !isByPrice(sort);
  });
}
