import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Forgot password';

/** Words of the page that sets a forgotten password in English. */
export const words: Translated<typeof zh> = {
  forget: {
    title: 'Set a new password',
    lead: 'Get a code on the phone or email bound to your account, then choose a new password.',
    portal: 'Account type',
    private: 'Personal account',
    business: 'Company account',
    phone: 'By phone',
    email: 'By email',
    by: 'How to get the code',
    password: 'New password',
    again: 'New password again',
    submit: 'Set new password',
    noAccount: 'The account number does not exist',
    subAccount:
      'For a sub-account without a phone or email, ask your company administrator to set a new password under seats.',
    after: 'All devices will be logged out.',
    back: 'Back to login',
  },
};
