import { listing } from '../listing.ts';

/** People of a company. A keyword is any part of a name or username, or the last four digits of a phone. */
export const employeeListing = listing({
  sorts: { name: 'asc', createdAt: 'desc' },
  filters: {
    seat: { kind: 'choice', values: ['with', 'without'] },
    type: { kind: 'choice', values: ['admin', 'member'] },
  },
  keyword: 40,
});
