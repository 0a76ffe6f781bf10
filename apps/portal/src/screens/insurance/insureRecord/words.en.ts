import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the user's requests for cover in English. */
export const words: Translated<typeof zh> = {
  record: {
    title: 'Insurance intentions',
    lead: 'What you asked to insure, how far it is, and what the insurer quoted.',
    another: 'Send an intention',
    caption: 'My intentions',
    number: 'Number',
    state: 'State',
    cargo: 'Cargo and clauses',
    premium: 'Premium',
    estimated: 'estimated',
    quoted: 'quoted',
    insurer: 'Insurer',
    anyInsurer: 'To be suggested',
    made: 'Sent',
    created: 'Sent on',
    search: 'Number or goods',
    action: 'Action',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw intention {{number}}',
    withdrawTitle: 'Withdraw intention {{number}}?',
    withdrawText: 'We stop asking insurers and nothing is charged. You can send a new one at any time.',
    withdrawYes: 'Withdraw',
    withdrawNo: 'Keep it',
    withdrawn: 'Intention {{number}} is withdrawn',
    emptyTitle: 'No intentions yet',
    emptyText:
      'Enter goods and value and see an estimated premium at once. Intentions sent before login are not here; quote their number to customer service.',
    clauses: { A: 'ICC(A)', B: 'ICC(B)', C: 'ICC(C)' },
    war: 'war',
    strikes: 'strikes',
    states: {
      received: 'Received',
      handling: 'Being handled',
      quoted: 'Quoted',
      done: 'Done',
      withdrawn: 'Withdrawn',
    },
    classes: {
      general: 'General goods',
      machinery: 'Machinery',
      electronics: 'Electronics',
      fragile: 'Fragile goods',
      food: 'Food and produce',
      chemicals: 'Chemicals',
      chilled: 'Chilled goods',
    },
  },
};
