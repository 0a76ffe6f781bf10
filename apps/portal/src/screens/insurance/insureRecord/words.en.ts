import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Requests for cover';

/** Words of the user's requests for cover in English. */
export const words: Translated<typeof zh> = {
  record: {
    title: 'Requests for cover',
    lead: 'Your requests for cover, their status and the insurers’ quotations.',
    another: 'Request cover',
    caption: 'My requests',
    number: 'Number',
    state: 'Status',
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
    withdrawOf: 'Withdraw request {{number}}',
    withdrawTitle: 'Withdraw request {{number}}?',
    withdrawText:
      'We stop contacting insurers and nothing is charged. You can send a new request at any time.',
    withdrawYes: 'Withdraw',
    withdrawNo: 'Keep it',
    withdrawn: 'Request {{number}} is withdrawn',
    emptyTitle: 'No requests yet',
    emptyText:
      'Enter goods and value to see an estimated premium. Requests sent before login are not listed; give customer service their number.',
    clauses: { A: 'ICC(A)', B: 'ICC(B)', C: 'ICC(C)' },
    war: 'war',
    strikes: 'strikes',
    states: {
      received: 'Received',
      handling: 'In progress',
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
