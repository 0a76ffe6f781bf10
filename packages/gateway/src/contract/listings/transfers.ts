import { listing } from '../listing.ts';

/** Transfers that wait for staff, the longest waiting first. A keyword is any part of an order number or a buyer's name. */
export const transferListing = listing({
  sorts: { voucherAt: 'asc', amount: 'desc' },
  filters: {},
  keyword: 40,
});
