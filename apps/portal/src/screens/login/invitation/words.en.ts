import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of an invitation into a company in English. */
export const words: Translated<typeof zh> = {
  invitation: {
    title: '{{company}} invites you',
    lead: 'Hello {{name}}. {{by}} invites you to join the company and use its rates and schedules on Fairway.',
    opening: 'Opening the invitation',
    from: 'Invited by',
    to: 'Sent to',
    until: 'Good until',
    loginText:
      'Log in with {{contact}}, where the invitation arrived. Without an account yet, a login by code makes one.',
    login: 'Log in / Register',
    accept: 'Accept',
    decline: 'Decline',
    shares:
      'The company sees that you joined. Your personal account, orders and saved articles stay yours and out of its sight.',
    declineAsk: 'Decline the invitation of {{company}}?',
    declineText: 'The company sees that you declined, and can invite you again.',
    other: 'This invitation is not for the account you are in',
    otherText:
      'It went to {{contact}}. Log in with that, or bind it to this account in account security first.',
    security: 'Account security',
    stateOf: {
      accepted: 'You have joined {{company}}',
      declined: 'You declined this invitation',
      expired: 'This invitation has expired',
      withdrawn: 'This invitation was withdrawn',
    },
    next: {
      username:
        'Your company made the sub-account {{username}} for you. Log in with it under "Enterprise" and choose your own password; ask {{by}} for the first one.',
      waiting:
        'Once your company has made a sub-account, its administrator gives you username and first password for the Enterprise login.',
      answered: 'This invitation has been answered already.',
      declined: 'If that was a slip, ask {{by}} for another invitation.',
      expired: 'It ended at {{time}}. Ask {{by}} to send it again.',
      withdrawn: 'The company took it back, or changed your contact. Ask {{by}} if you have questions.',
    },
    businessLogin: 'Log out, to the Enterprise login',
    otherLogin: 'Log in with another account',
    home: 'Back to the home page',
    unknown: 'This link opens no invitation',
    unknownText:
      'It may be cut off, or the company sent a newer one. Open the link in the latest message; if that does not help, ask the administrator of your company.',
    failed: 'The invitation cannot be opened just now',
    retry: 'Try again',
  },
};
