import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Route calendar';

/** Words of the calendar of a route, in English. */
export const words: Translated<typeof zh> = {
  routeCalendar: {
    results: 'Prices by week',
    note: 'Times at the port of loading. Orange: SI cut-off. Blue: can be booked. Grey: can no longer be booked.',
    none: 'No sailings on this route in this month.',
    cutOff: 'SI cut-off {{vessel}}',
    departed: 'departed',
    portClosed: 'CY cut-off passed',
    documentsClosed: 'SI cut-off passed',
    closed: '{{carriers}}, {{reason}}',
  },
};
