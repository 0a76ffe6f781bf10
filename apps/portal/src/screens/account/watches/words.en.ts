import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Watches';

export const words: Translated<typeof zh> = {
  watches: {
    lead: 'We notify you when a route, a sailing or a tracked number that you watch changes. The newest watches come first.',
    caption: 'Your watches',
    target: 'Route, sailing or number',
    conditions: 'Conditions',
    delivery: 'Notified by',
    state: 'State',
    firings: 'Times fired',
    last: 'Last fired',
    added: 'Added',
    never: 'Not yet',
    emptyTitle: 'No watches yet',
    emptyText: 'Open a sailing, a tracked number or the changes on a route, and press “Watch”.',
    schedule: 'Find sailings',
  },
};
