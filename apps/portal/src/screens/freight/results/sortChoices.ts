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

/** Whether a sort compares amounts, which visitors do not see. */
export function isByAmount(sort: string): boolean {
  return sort === 'total' || sort === '20GP' || sort === '40GP' || sort === '40HQ';
}

/** The sorts to offer: the total only with a shipment, and amounts only to readers who see them. The current one stays. */
export function sortChoices(current: Sort, seesPrices: boolean, hasTotals: boolean): readonly Sort[] {
  const offered = sorts.filter(
    (sort) => (sort !== 'total' || hasTotals) && (seesPrices || !isByAmount(sort)),
  );
  return sorts.filter((sort) => offered.includes(sort) || (sort === current && sort !== 'total'));
}
