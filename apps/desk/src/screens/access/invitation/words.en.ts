import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Invitation';

export const words: Translated<typeof zh> = {
  invitation: {
    title: 'Choose your password',
    lead: 'Hello {{name}}. Your email for the desk is {{email}}. Choose a password; you log in with it from then on.',
    password: 'Password',
    hint: 'At least 12 characters. Longer is better: a few unrelated words, for example.',
    again: 'Once more',
    differs: 'The two passwords are not the same. Enter them again.',
    short: 'Use at least 12 characters.',
    submit: 'Save password',
    done: 'Your password is saved. Please log in.',
    over: 'This invitation cannot be used',
    failed: 'The invitation could not be opened',
    toLogin: 'Log in',
  },
};
