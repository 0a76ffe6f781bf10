import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Statistics';

/** Words of one's statistics in English. */
export const words: Translated<typeof zh> = {
  statistics: {
    title: 'Statistics',
    lead: 'How often you searched, opened sailings and followed routes. Only you can see this.',
    span: 'Period',
    days: 'Last {{count}} days',
    facts: 'Totals and daily averages',
    searches: 'Searches',
    details: 'Sailings opened',
    attentions: 'Routes followed',
    collections: 'Articles saved',
    times: '{{count}}',
    average: '{{count}} a day',
    byDay: 'Day by day',
    byDayNote: 'Calendar days, Beijing time',
    chart: 'Count by day',
    lanes: 'Routes you looked at most',
    lanesNote: 'Searches and opened sailings together',
    lane: '{{origin}} → {{destination}}',
    unit: 'times',
    last: 'last on {{time}}',
    noLanes: 'You viewed no routes in this period.',
    emptyTitle: 'Nothing recorded in this period',
    emptyText: 'Searches, opened sailings, followed routes and saved articles are counted here by day.',
    search: 'Find schedules and prices',
    kept: 'Repeated searches of a route within 10 minutes count once. We delete counts after 400 days; they are included when you export your data.',
  },
};
