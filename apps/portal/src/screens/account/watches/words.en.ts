import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Watches';

export const words: Translated<typeof zh> = {
  watches: {
    lead: 'We notify you when a route or a sailing that you watch changes. The newest watches come first.',
    caption: 'Your watches',
    target: 'Route or sailing',
    conditions: 'Conditions',
    delivery: 'Notified by',
    state: 'State',
    firings: 'Times fired',
    last: 'Last fired',
    added: 'Added',
    never: 'Not yet',
    emptyTitle: 'No watches yet',
    emptyText: 'Open a sailing, or the changes on a route, and press “Watch”.',
    schedule: 'Find sailings',
  },
};
