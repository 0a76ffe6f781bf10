import { numbersOf, orderStatus } from '@fairway/trade';
import { listing } from '../listing.ts';

/** Orders of a person or a company. A keyword is any part of an order number; days are those of China's time. */
export const orderListing = listing({
  sorts: { createdAt: 'desc', amount: 'desc' },
  filters: { status: { kind: 'choice', values: numbersOf(orderStatus) }, created: { kind: 'days' } },
  keyword: 40,
});
