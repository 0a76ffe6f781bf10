import { listing } from '../listing.ts';

/** Lanes that somebody follows, the last followed first. What fell furthest comes first where they are sorted by change. */
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
