import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  remittances: {
    title: 'Amounts to pay',
    lead: 'These companies certify by corporate transfer. Pay the amount into the account, then press “Paid”: the applicant is asked to type it.',
    caption: 'Companies that wait for their amount',
    company: 'Company',
    bank: 'Bank and account',
    amount: 'Amount',
    payBy: 'Pay by',
    late: 'Late',
    actions: 'Actions',
    sent: 'Paid',
    ask: 'Did you pay {{amount}} to {{name}}?',
    askText: 'The applicant is told, and types the amount that arrived. Tell it to nobody.',
    done: 'The applicant is asked to type the amount.',
    empty: 'All done',
    emptyText: 'No company waits for an amount.',
  },
};
