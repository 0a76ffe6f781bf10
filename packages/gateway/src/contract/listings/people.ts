import { listing } from '../listing.ts';

/**
 * Accounts, the newest first. A keyword is any part of a name, of a company's name or of a user name, a whole credit or
 * enterprise code, or the last four digits of a phone: a whole phone or email does not belong into an address.
 */
export const peopleListing = listing({
  sorts: { createdAt: 'desc' },
  filters: {
    kind: { kind: 'choice', values: ['personal', 'company', 'subAccount'] },
    audit: { kind: 'choice', values: ['none', 'underReview', 'approved', 'rejected'] },
    blocked: { kind: 'choice', values: ['blocked', 'open'] },
  },
  keyword: 60,
});
