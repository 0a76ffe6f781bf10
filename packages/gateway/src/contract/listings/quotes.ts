import { listing } from '../listing.ts';

/**
 * `draft` until it is sent. A sent quotation ends as `accepted`, `declined`, `withdrawn`, `expired`, or `replaced` by a newer
 * version.
 */
export const quoteStates = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Quotations of a person or a company, each by its newest version. A keyword is any part of a number or a customer's name. */
export const quoteListing = listing({
  sorts: { changedAt: 'desc', validUntil: 'asc' },
  filters: {
    state: { kind: 'choice', values: quoteStates.filter((state) => state !== 'replaced') },
    created: { kind: 'days' },
  },
  keyword: 40,
});
