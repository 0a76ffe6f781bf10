import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Verification payments';

export const words: Translated<typeof zh> = {
  remittances: {
    title: 'Verification payments',
    lead: 'These companies verify themselves by corporate transfer. Pay the amount into the account, then press “Confirm paid and notify”: we then ask the applicant to enter it.',
    caption: 'Companies waiting for their payment',
    company: 'Company',
    bank: 'Bank and account',
    amount: 'Amount',
    payBy: 'Pay by',
    late: 'Late',
    actions: 'Actions',
    sent: 'Confirm paid and notify',
    ask: 'Did you pay {{amount}} to {{name}}?',
    askText: 'We notify the applicant, who enters the amount received. Do not share the amount with anyone.',
    done: 'The applicant has been asked to enter the amount.',
    empty: 'All done',
    emptyText: 'No company is waiting for a payment.',
  },
};
