import { listing } from '../listing.ts';

/** Orders of a person or a company. A keyword is any part of an order number; days are those of China's time. */
export const orderListing = listing({
  sorts: { createdAt: 'desc', amount: 'desc' },
  filters: { status: { kind: 'choice', values: [1, 2, 3, 4] }, created: { kind: 'days' } },
  keyword: 40,
});
