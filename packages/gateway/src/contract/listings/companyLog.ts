import { listing } from '../listing.ts';

/** Changes in a company, newest first. A keyword is any part of a name. */
export const companyLogListing = listing({
  sorts: { at: 'desc' },
  filters: { about: { kind: 'choice', values: ['department', 'employee', 'seat', 'login'] } },
  keyword: 40,
});
