import { listing } from '../listing.ts';

/** Certifications that wait for staff, the longest waiting first. A keyword is any part of a name or a code. */
export const certificationListing = listing({
  sorts: { submittedAt: 'asc' },
  filters: {
    kind: { kind: 'choice', values: ['company', 'personal'], standard: 'company' },
    assigned: { kind: 'choice', values: ['me', 'nobody'] },
  },
  keyword: 60,
});
