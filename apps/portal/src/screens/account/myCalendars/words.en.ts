import type { Translated } from '@fairway/site';
import { calendar } from '../../../features/calendar/calendar.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'My calendars';

/** Words of the reader's calendar feeds in English. */
export const words: Translated<typeof zh> = {
  calendar,
  myCalendars: {
    lead: 'Routes and sailings that your calendar program reads by a private address. Anyone with an address can read its calendar.',
    back: 'Following',
    caption: 'Calendar feeds',
    subject: 'Route or sailing',
    lane: '{{origin}} → {{destination}}',
    read: 'Last read',
    never: 'Not read yet',
    address: 'Address',
    actions: 'Actions',
    renew: 'Replace address',
    renewTitle: 'Replace the address of {{name}}?',
    renewText: 'The present address ends at once. Subscribe again in your calendar program with the new one.',
    renewed: 'Address replaced',
    revoke: 'Revoke',
    revokeTitle: 'Revoke the calendar of {{name}}?',
    revokeText:
      'The address ends at once. Your calendar program may keep the events it has read; delete them there.',
    revoked: 'Calendar revoked',
    emptyTitle: 'You have no calendar feeds yet',
    emptyText: 'Press “Calendar” on a followed route or a sailing: its cut-offs appear in your calendar.',
    browse: 'See the routes you follow',
  },
};
