import { listing } from '../listing.ts';

/** Insurers that are shown, in the order in which the office keeps them. A keyword is any part of a name. */
export const insurerListing = listing({
  sorts: { position: 'asc', established: 'asc', capital: 'desc', solvency: 'desc' },
  filters: {},
  keyword: 40,
});
