import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Invitation';

/** Words of an invitation into a company in English. */
export const words: Translated<typeof zh> = {
  invitation: {
    title: '{{company}} invites you',
    lead: 'Hello {{name}}. {{by}} invites you to join the company and use its rates and schedules on Fairway.',
    opening: 'Opening the invitation',
    from: 'Invited by',
    to: 'Sent to',
    until: 'Valid until',
    loginText:
      'Log in with {{contact}}, where the invitation was sent. If you have no account, logging in by code creates one.',
    login: 'Log in / Register',
    accept: 'Accept',
    decline: 'Decline',
    shares:
      'The company sees that you joined. Your personal account, orders and saved articles stay private.',
    declineAsk: 'Decline the invitation of {{company}}?',
    declineText: 'The company sees that you declined, and can invite you again.',
    other: 'This invitation is for another account',
    otherText:
      'It was sent to {{contact}}. Log in with that, or first bind it to this account in account security.',
    security: 'Account security',
    stateOf: {
      accepted: 'You have joined {{company}}',
      declined: 'You declined this invitation',
      expired: 'This invitation has expired',
      withdrawn: 'This invitation was withdrawn',
    },
    next: {
      username:
        'Your company created sub-account {{username}} for you. Log in under "Enterprise" and choose your own password; ask {{by}} for the initial one.',
      waiting:
        'Once your company has created a sub-account, the administrator gives you its username and initial password for the Enterprise login.',
      answered: 'This invitation has been answered already.',
      declined: 'If that was a mistake, ask {{by}} for another invitation.',
      expired: 'It expired at {{time}}. Ask {{by}} to send it again.',
      withdrawn: 'The company withdrew it, or changed your contact. Ask {{by}} if you have questions.',
    },
    businessLogin: 'Log out and use Enterprise login',
    otherLogin: 'Log in with another account',
    home: 'Back to the home page',
    unknown: 'This invitation link does not work',
    unknownText:
      'It may be incomplete, or the company sent a newer one. Open the link in the latest message; if that does not help, ask the administrator of your company.',
    failed: 'The invitation cannot be opened right now',
    retry: 'Try again',
  },
};
