import type { Translated } from '@fairway/site';
import type { calendar as zh } from './calendar.zh.ts';

/** Words of calendar feeds in English. */
export const calendar: Translated<typeof zh> = {
  button: 'Calendar',
  dialogTitle: 'Add to your calendar',
  dialogText:
    'Each cut-off, the departure and the arrival become an event in the local time of its port. Prices are left out.',
  fileTitle: 'Once',
  fileText: 'A file for Outlook, Apple or Google Calendar. It does not change when the schedule does.',
  file: 'Download .ics',
  planFile: 'Download plan as .ics',
  subscribeTitle: 'Always up to date',
  subscribeText:
    'Your calendar program reads the private address again and moves events when cut-offs move; the former time is in the text.',
  make: 'Subscribe',
  open: 'Open in calendar program',
  copy: 'Copy address',
  address: 'Calendar address',
  secret: 'Anyone with this address can read the calendar. Replace or revoke it under My calendars.',
  mine: 'My calendars',
};
