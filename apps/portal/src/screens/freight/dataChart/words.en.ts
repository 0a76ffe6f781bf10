import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Data chart';

/** Words of the market's charts in English. */
export const words: Translated<typeof zh> = {
  market: {
    lead: 'From our schedules and reference prices: price trend, sailings per week, transit days and carrier share.',
    ports: 'Choose a route',
    weeks: 'Period',
    weeksOf: 'Last {{count}} weeks',
    boxType: 'Container type',
    price: 'Lowest {{box}}, {{week}}',
    loginForPrice: 'Log in to see amounts',
    notQuoted: 'Not quoted',
    sailings: 'Sailings in the period',
    usual: 'Most common transit',
    carriers: 'Carriers',
    carriersOf: '{{count}}',
    facts: 'At a glance',
    index: 'Reference price index',
    indexNote: '{{week}} is 100 on every route',
    indexChart: 'Index of the lowest {{box}} reference price',
    lane: '{{origin}} → {{destination}}',
    departures: 'Sailings per week',
    departuresNote: 'By the day of departure at the port of loading',
    week: 'Week',
    weekLabel: 'W{{number}}',
    transit: 'Transit days',
    transitNote: 'Days from departure to arrival of each sailing in the period',
    days: 'Days',
    daysOf: '{{count}} days',
    share: 'Carrier share',
    shareNote: 'By sailings, not by capacity',
    carrier: 'Carrier',
    transitSummary: 'Shortest {{least}} days, longest {{most}}, most common {{usual}}.',
    results: 'Schedules and prices',
    print: 'Print',
    sample: 'Sample data',
    updated: 'Updated {{time}}',
    source:
      'Calculated from our schedules and reference prices; not an offer. An index compares prices in one currency only.',
    noneTitle: 'No sailings on this route in this period',
    noneText: 'Choose another route.',
    samePort: 'Origin and destination must differ.',
  },
};
