import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Home';

/** Words of the home page in English. */
export const words: Translated<typeof zh> = {
  home: {
    headline: 'Every week, every route,\nthe price in plain sight.',
    lead: 'Schedules and reference prices for {{ports}}\u00a0ports, compared week by week. Searching is free; log in to see prices.',
    memberLead: 'Schedules and reference prices for {{ports}}\u00a0ports, compared week by week.',
    ownLead:
      'Schedules and reference prices by route, compared week by week. Searching is free; log in to see prices.',
    ownMemberLead: 'Schedules and reference prices by route, compared week by week.',
    pricesTitle: 'Reference prices by week',
    pricesNote: 'Lowest ocean freight per container, {{week}}',
    searchSailings: 'Search sailings',
    route: 'Route',
    earliestCutOff: 'Earliest CY cut-off',
    transit: 'Fastest',
    routing: 'Fastest sailing',
    change: 'vs last week',
    index: '40HQ index',
    indexNote: 'Index: the first quoted week of the 12 is 100',
    loginForPrices: 'Log in to see amounts',
    trend: '40HQ, 12 weeks',
    indexText: '40HQ reference price index over 12 weeks, from {{from}} to {{to}}',
    trendText: 'Lowest 40HQ price over 12 weeks, from {{from}} to {{to}}',
    track: 'Cargo tracking',
    trackHint: 'Bill of lading, booking or container',
    trackAct: 'Track',
    trackIs: {
      several: '{{count}} numbers',
      fits: 'Container number; its check digit fits',
      wrong: 'Container number, but its check digit should be {{digit}}',
      begun: 'Container number so far: 4 letters and 7 digits',
      bill: 'Bill of lading number',
      booking: 'Booking number',
      of: '{{what}}; carrier likely {{carrier}} ({{percent}}%)',
    },
    news: 'News',
    leadStory: 'Lead story',
    chartOf: '{{title}}: its ports and routes',
    newsNone: 'No articles yet.',
    allNews: 'All news',
    category: { c0: 'News', c1: 'Ports', c2: 'Fuel prices', c3: 'Hot' },
    original: 'Original',
    says: {
      shipLocation: 'See where a vessel is now',
      hsCode: 'Duties, declaration elements, supervision and quarantine',
      insure: 'From 0.05%, answered within one working day',
    },

    allRoutes: 'Show all {{count}} routes',
    fewerRoutes: 'Show main routes only',
    lanesTitle: 'Browse by route',
    lanesLead: 'Pick a route to see its sailings.',
    pricesEmpty: 'No reference prices yet',
    pricesEmptyText: 'Check again next week: carriers usually publish two to three weeks ahead.',
  },
};
