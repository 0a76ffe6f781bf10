import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of notifications, in English. */
export const words: Translated<typeof zh> = {
  notifications: {
    watch: '{{about}} · {{report}}',
    more: '{{count}} more changes',
    more_one: '1 more change',
    personal: {
      passed: 'Your personal verification is approved',
      returned: 'Your personal verification was returned',
      amountSent: 'Your personal verification: we sent the amount',
    },
    company: {
      passed: 'Your company verification is approved',
      returned: 'Your company verification was returned',
      amountSent: 'Your company verification: we sent the amount',
    },
    certification: {
      passed: 'You can use its features now.',
      returned: 'See the reason for each field, correct it and submit again.',
      amountSent: 'When it arrives, enter the amount you received.',
    },
    transfer: {
      confirmed: 'Transfer for order {{orderNo}} received, routes opened',
      sentBack: 'Proof of transfer for order {{orderNo}} returned',
    },
    invoice: {
      issued: 'Invoice for order {{orderNo}} issued',
      sentBack: 'Invoice request for order {{orderNo}} returned',
    },
  },
};
