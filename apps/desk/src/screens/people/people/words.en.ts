import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'People and companies';

export const words: Translated<typeof zh> = {
  people: {
    title: 'People and companies',
    lead: 'Find an account, see its history, and block it if necessary. Names, phones and emails are partly hidden, and every view is logged.',
    caption: 'Accounts',
    keyword: 'Name, company, user name, credit code or last four digits of a phone',
    keywordHint: 'A whole phone or email opens its account at once.',
    kind: 'Kind of account',
    kinds: { personal: 'Person', company: 'Company admin', subAccount: 'Sub-account' },
    audit: 'Verification',
    audits: {
      none: 'Not verified',
      underReview: 'Under review',
      approved: 'Verified',
      rejected: 'Returned',
    },
    blocked: 'State',
    states: { blocked: 'Blocked', open: 'Active' },
    filter: 'Find',
    name: 'Account',
    contact: 'Contact',
    since: 'Registered',
    seen: 'Last active',
    never: 'Never used',
    empty: 'No account yet',
    emptyText: 'Registered accounts are listed here.',
    nobody: 'No account uses this phone or email.',
  },
};
