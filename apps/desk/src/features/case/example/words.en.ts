import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  corrections: {
    title: 'Invoice corrections',
    count: '{{count}} waiting',
    search: 'Number or company',
    empty: 'All done',
    emptyText: 'No invoice is waiting for a correction.',
    choose: 'Choose one from the list',
    chooseText: 'Compare the invoice, then enter the number of the new one, or send it back.',
    facts: { title: 'Invoice', invoiceNumber: 'Invoice number' },
    decide: {
      newNumber: 'Number of the new invoice',
      correct: 'Correct',
      back: 'Send back',
      done: 'Corrected.',
      sentBack: 'Sent back.',
      settled: 'This request is closed',
    },
    changed: { any: 'The buyer or a colleague has just changed this request' },
    sendBack: {
      title: 'Send this request back',
      lead: 'The buyer reads this on the order page.',
      reasons: 'Reasons',
      needReason: 'Choose at least one reason.',
      noteHint: 'Write it in both languages.',
      preview: 'The buyer will read',
      submit: 'Send back',
      reason: { sameNumber: 'Nothing changes on the invoice', other: 'Other' },
    },
    trail: { buyer: 'Buyer', requested: 'Requested', corrected: 'Corrected', sentBack: 'Sent back' },
  },
};
