import { listing } from '../listing.ts';

/** Sailings of one lane in one week. */
export const sailingListing = listing({
  sorts: { departure: 'asc', transit: 'asc', '20GP': 'asc', '40GP': 'asc', '40HQ': 'asc' },
  filters: { routing: { kind: 'choice', values: ['all', 'direct', 'transfer'], standard: 'all' } },
});
