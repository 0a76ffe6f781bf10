import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the page after a session ended in English. */
export const words: Translated<typeof zh> = {
  loginAgain: {
    title: 'Please log in again',
    password:
      'Your password was changed. To protect the account, all devices were logged out. Log in with the new password.',
    reset: 'The new password is in use, and all devices were logged out. Log in with it.',
    everywhere: 'You logged out of all devices, this one included. Log in again whenever you need to.',
    unknown: 'Your session has ended. Log in again to continue.',
    notYou: 'If this was not you, ',
    forgot: 'set a new password at once',
    login: 'Log in',
    home: 'Back to the home page',
    here: 'You are logged in',
    hereText: 'This device is logged in already, so you can go on.',
  },
};
