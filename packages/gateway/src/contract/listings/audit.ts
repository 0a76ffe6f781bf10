import { auditActions } from '../auditActions.ts';
import { listing } from '../listing.ts';

/** The log of the staff. A keyword is any part of a name: of the actor or of the subject. Days are in China's time. */
export const auditListing = listing({
  sorts: { at: 'desc' },
  filters: {
    action: { kind: 'choice', values: auditActions },
    outcome: { kind: 'choice', values: ['done', 'refused'] },
    at: { kind: 'days' },
  },
  keyword: 40,
});
