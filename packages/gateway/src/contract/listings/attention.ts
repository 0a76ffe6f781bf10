import { listing } from '../listing.ts';

/** Routes that a user follows, latest first. Sorted by change, the largest fall comes first. */
export const attentionListing = listing({
  sorts: {
    followedAt: 'desc',
    departure: 'asc',
    '20GP': 'asc',
    '40GP': 'asc',
    '40HQ': 'asc',
    change: 'asc',
  },
  filters: {},
  keyword: 60,
});
