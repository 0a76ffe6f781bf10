import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Desk';

export const words: Translated<typeof zh> = {
  home: {
    title: 'Waiting for you',
    done: 'You have handled {{count}} today',
    queue: {
      companyCertifications: 'Companies to verify',
      personalCertifications: 'People to verify',
      remittances: 'Verification payments',
      transfers: 'Bank transfers',
      insurance: 'Requests for cover',
      invoices: 'Invoice requests',
    },
    waiting: 'waiting',
    late: '{{count}} late',
    today: '{{count}} due today',
    clear: 'All done',
    clearText: 'Nothing is waiting for you now.',
    alone: 'You are the only one at the desk',
    aloneText:
      'Invite your colleagues and give them roles for what they do: Review, Editor, Pricing, Finance, Admin.',
    invite: 'Invite colleagues',
    none: 'You have no queue',
    noneText: 'Your role has no queue. Your pages are in the menu above.',
  },
};
