import type { Translated } from '@fairway/site';
import { follow } from '../../../features/follow/follow.en.ts';
import { shipment } from '../../../features/shipment/shipment.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Following';

/** Texts of the followed routes in English. */
export const words: Translated<typeof zh> = {
  follow,
  shipment,
  myFollow: {
    title: 'Following',
    lead: 'Routes you follow, with the lowest reference prices of {{week}}.',
    leadOfTotals: 'Routes you follow, with the lowest total of {{week}} for your shipment.',
    leadAwaited: 'Routes you follow, with their lowest reference prices.',
    search: 'Search by port',
    placeholder: 'Port name or code',
    submit: 'Search',
    count: '{{count}} routes',
    count_one: '1 route',
    awaited: 'Loading the routes you follow',
    caption: 'Routes you follow and their lowest reference prices of the week',
    boxType: 'Container type',
    lane: 'Route',
    departure: 'Next departure',
    noDeparture: 'No sailings',
    sailings: 'Sailings',
    sailingsOf: '{{count}} sailings',
    sailingsOf_one: '1 sailing',
    change: '40HQ vs last week',
    total: 'Total',
    noTotal: 'Incomplete',
    freightOnly: 'Without a subscription of the route, the total is of the ocean freight alone.',
    notQuoted: 'Not quoted',
    unfollow: 'Unfollow',
    unfollowLane: 'Unfollow {{lane}}',
    sample: 'Sample data',
    emptyTitle: 'You follow no routes yet',
    emptyText:
      'Press “Follow route” above any schedule: its weekly lowest price and next sailing appear here.',
    browse: 'Find schedules and prices',
  },
};
