import type { Translated } from '@fairway/site';
import { calendar } from '../../../features/calendar/calendar.en.ts';
import { follow } from '../../../features/follow/follow.en.ts';
import { shipment } from '../../../features/shipment/shipment.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Followed route';

/** Texts of a followed route in English. */
export const words: Translated<typeof zh> = {
  calendar,
  follow,
  shipment,
  followInfo: {
    back: 'Back to what you follow',
    since: 'followed since {{day}}',
    notFollowed:
      'You do not follow this route. Press “Follow route” to see its weekly changes under “Following”.',
    facts: 'At a glance, {{week}}',
    lowest: 'Lowest 40HQ',
    sailings: 'Sailings',
    departure: 'Next departure',
    quickest: 'Fastest',
    noPrices: 'No quotes on this route in the last 12 weeks.',
    lowestTotal: 'Lowest total',
    noTotals:
      'No sailing of the last 12 weeks has a complete cost. Clear your shipment to see the ocean freight per container.',
    totals: 'Lowest total by week',
    totalsNote: 'The last 12 weeks, at the exchange rates of today',
    freightNote: 'The last 12 weeks, ocean freight alone, at the exchange rates of today',
    totalsChart: 'Lowest total by week, {{currency}}',
    total: 'Total',
    history: 'Lowest reference price by week',
    historyNote: 'The last 12 weeks, ocean freight per container',
    chart: 'Lowest reference price by week, {{currency}} per container',
    coming: 'Leaving soon',
    comingNote: 'Sailings of the next four weeks that can still be booked',
    results: 'All schedules',
    market: 'Data chart',
    caption: 'Sailings that leave soon: {{lane}}',
    ship: 'Vessel, voyage',
    departs: 'Departs',
    cutOff: 'CY cut-off',
    transit: 'Transit',
    price: '40HQ',
    notQuoted: 'Not quoted',
    cheapestTag: 'Lowest price',
    quickestTag: 'Fastest',
    best: '{{price}}, {{ship}}, leaves {{day}}',
    fastest: '{{days}} days, {{ship}}, leaves {{day}}',
    cheapestRow: 'Lowest price',
    quickestRow: 'Fastest',
    bests: 'Lowest price and fastest',
    noneTitle: 'No sailing to book within four weeks',
    noneText: 'Try another week or another port.',
  },
};
