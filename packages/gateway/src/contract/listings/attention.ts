import { listing } from '../listing.ts';

/**
 * Routes that a user follows, latest first. Sorted by change, the largest fall comes first. Without a shipment, `total`
 * sorts by the price of a 40HQ.
 */
export const attentionListing = listing({
  sorts: {
    followedAt: 'desc',
    departure: 'asc',
    '20GP': 'asc',
    '40GP': 'asc',
    '40HQ': 'asc',
    total: 'asc',
    change: 'asc',
  },
  filters: {},
  keyword: 60,
});
