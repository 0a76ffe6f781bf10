import { doubts, rules } from '@fairway/trade/sentences/en';
import { company } from './en/company.ts';
import { shop } from './en/shop.ts';
import { common, trade } from './en/trade.ts';
import type { FormMessages } from './types.ts';

/** Built-in texts of forms in English. */
export const en: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count) =>
      count === 1 ? '1 entry needs your attention' : `${count} entries need your attention`,
    entry: (label, text) => `${label}: ${text}`,
    unexpected: 'This was not submitted. What you entered is kept. Try again in a moment.',
  },
  times: {
    time: { label: 'Time', placeholder: 'e.g. 09:30' },
    month: { label: 'Month', placeholder: 'e.g. 2026-11' },
    dateTime: {
      date: 'Date',
      zone: 'Time zone',
      twice: 'The clock shows this time twice that day, as summer time ends. The first is meant.',
    },
  },
  rows: {
    row: (number) => `Row ${number}`,
    add: 'Add a row',
    copy: (row) => `Copy: ${row}`,
    up: (row) => `Move up: ${row}`,
    down: (row) => `Move down: ${row}`,
    remove: (row) => `Remove: ${row}`,
    added: (row, count) => `${row} added, ${count} in all`,
    moved: (row) => `Now: ${row}`,
    removed: (row) => `${row} was removed.`,
    undo: 'Undo',
    full: (most) => `No more than ${most} can be added.`,
  },
  phone: {
    label: 'Mobile number',
    placeholder: '11-digit number',
    elsewhere: (digits) => (digits ? `${digits}-digit number` : 'Number without the country code'),
    required: 'Enter your mobile number.',
    taken: 'Phone number has been bound. Use another.',
    dialCode: 'Country or region code',
    dialCodes: { '86': 'Mainland China' },
    contact: 'Mobile, landline or +49 …',
    contactRequired: 'Enter a phone number.',
    overseas: 'Phones from outside mainland China: log in by email.',
  },
  email: {
    label: 'Email',
    placeholder: 'name@company.com',
    required: 'Enter your email address.',
    taken: 'The email has been bound. Use another.',
  },
  account: {
    label: 'Account',
    placeholder: 'Phone, email or username',
    required: 'Enter your phone number, email address or username.',
  },
  password: {
    purposes: {
      current: { label: 'Password', placeholder: 'Your password', required: 'Enter your password.' },
      new: {
        label: 'New password',
        placeholder: '8 to 20\u00a0letters and digits',
        required: 'Enter a password.',
      },
      given: {
        label: 'Initial password',
        placeholder: 'Choose one for the user',
        required: 'Enter an initial password for the user.',
      },
      again: {
        label: 'Confirm password',
        placeholder: 'The same again',
        required: 'Enter the password again.',
      },
    },
    show: 'Show password',
    capsLock: 'Caps Lock is on',
    strength: (level) => `Password strength: ${level}`,
    strengths: { weak: 'Weak', fair: 'Fair', strong: 'Strong' },
  },
  code: {
    label: 'Verification code',
    placeholder: '6\u00a0digits',
    required: 'Enter the verification code.',
    send: 'Send code',
    resend: 'Send again',
    remaining: (seconds) => `You can ask for another code in ${seconds}\u00a0seconds.`,
    waiting: (seconds) =>
      seconds < 120 ? `Send again in ${seconds} s` : `Send again in ${Math.ceil(seconds / 60)} min`,
    sent: (seconds) => `The code was sent. You can ask for another in ${seconds}\u00a0seconds.`,
    ready: 'You can ask for another code now.',
  },
  username: {
    label: 'Username',
    placeholder: '3 to 15\u00a0letters or digits',
    required: 'Enter a username.',
    taken: 'This username is in use. Choose another.',
  },
};
