import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Please log in again';

/** Words of the page after a session ended in English. */
export const words: Translated<typeof zh> = {
  loginAgain: {
    title: 'Please log in again',
    password:
      'Your password was changed. To protect the account, all devices were logged out. Log in with the new password.',
    reset: 'Your password was changed and every device was logged out. Log in with the new one.',
    everywhere: 'You logged out of all devices, including this one. Log in again when you need to.',
    unknown: 'Your session has ended. Log in again to continue.',
    notYou: 'If this was not you, ',
    forgot: 'set a new password at once',
    login: 'Log in',
    home: 'Back to the home page',
    here: 'You are logged in',
    hereText: 'This device is already logged in; you can continue.',
  },
};
