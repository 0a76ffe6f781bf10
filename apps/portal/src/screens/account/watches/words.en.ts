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
    push: {
      label: 'Notify me in this browser',
      hint: 'Reports sent at once and digests also appear as system notifications. They stop when you log out.',
      turned: { on: 'Notifications are on in this browser', off: 'Notifications are off in this browser' },
      unsupported:
        'This browser does not support notifications. We still notify you by email and on this site.',
      addToHome:
        'On iPhone or iPad, tap Share and “Add to Home Screen” first. Then open this site from the home screen and switch it on here.',
      blocked:
        'Your browser blocks notifications from this site. Click the site settings icon next to the address, allow notifications, and reload this page.',
      away: 'The push service of this browser cannot be reached. Check your connection, or try another browser.',
      failed: 'We could not read the notification settings. Reload this page.',
    },
  },
};
