import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of one's statistics in English. */
export const words: Translated<typeof zh> = {
  statistics: {
    title: 'Statistics',
    lead: 'How often you searched, opened and followed here. Nobody but you sees it.',
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
    byDayNote: 'Calendar days of Beijing time',
    chart: 'How often, by day',
    lanes: 'Routes you looked at most',
    lanesNote: 'Searches and opened sailings together',
    lane: '{{origin}} → {{destination}}',
    unit: 'times',
    last: 'last on {{time}}',
    noLanes: 'You looked at no route in this time.',
    emptyTitle: 'Nothing was counted in this time',
    emptyText:
      'Search schedules, open a sailing, follow a route or save an article: it is then counted here by day.',
    search: 'Find schedules and prices',
    kept: 'Searching one route again within 10 minutes counts once. Counts are removed after 400 days, and are part of the copy of your data.',
  },
};
