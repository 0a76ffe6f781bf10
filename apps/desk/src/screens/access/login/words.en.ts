import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Log in';

export const words: Translated<typeof zh> = {
  login: {
    title: 'Log in to the desk',
    lead: 'For the staff of this company only.',
    company: 'Sign in with company account',
    or: 'Or with a password',
    emergency: 'Emergency login by password',
    email: 'Work email',
    next: 'Continue',
    code: '6-digit code',
    codeHint: 'Open the authenticator app on your phone and enter the code that it shows now.',
    submit: 'Log in',
    back: 'Use another account',
    enrolTitle: 'Set up your authenticator',
    enrolLead:
      'The first login binds an authenticator app on your phone, such as Microsoft Authenticator or Google Authenticator. Scan this code with it, then enter the six digits that it shows.',
    enrolQr: 'QR code for the authenticator app',
    enrolSecret: 'To type it instead of scanning',
    lost: 'Forgot your password, or have a new phone? Ask an admin of the desk for a reset.',
  },
};
