import type { Translated } from '@fairway/site';
import { carbon } from '../../../features/sailings/carbon.en.ts';
import { shipment } from '../../../features/shipment/shipment.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Compare sailings';

/** Words of the comparison in English. */
export const words: Translated<typeof zh> = {
  carbon,
  shipment,
  compare: {
    way: 'Via canal or cape',
    title: '{{count}} sailings side by side',
    lane: '{{origin}} → {{destination}}',
    back: 'Back to sailings',
    item: 'Item',
    caption: 'Costs, dates, free days and vessels of the sailings',
    file: 'Comparison of sailings',
    print: 'Print',
    quote: 'Quote {{count}} for a customer',
    freight: 'Ocean freight',
    against: 'Against the cheapest',
    side: { origin: 'Origin charges', freight: 'Ocean', destination: 'Destination charges' },
    dates: 'Schedule and cut-offs',
    departure: 'Est. departure',
    arrival: 'Est. arrival',
    transit: 'Transit',
    days: '{{count}}\u00a0days',
    days_one: '1\u00a0day',
    dayUnit: 'days',
    withUnit: '{{name}} ({{unit}})',
    transfer: 'Routing',
    via: 'via {{port}}',
    direct: 'Direct',
    cutOff: { DCO: 'SI cut-off', VCO: 'VGM cut-off', CUA: 'Customs cut-off', PCO: 'CY cut-off' },
    free: 'Free time at destination',
    demurrage: 'Demurrage free',
    detention: 'Detention free',
    freeTime: "Free time by the carrier's tariff",
    workedOf: '{{days}} days, of which {{worked}} working',
    vessel: 'Vessel',
    operator: 'Operator',
    built: 'Built',
    teu: 'Nominal TEU',
    best: 'best',
    closed: '{{count}} sailings are on a route that you have not subscribed to, so they are not listed.',
    closed_one: 'One sailing is on a route that you have not subscribed to, so it is not listed.',
    cancelled: '{{count}} sailings were cancelled, so they are not listed.',
    cancelled_one: 'One sailing was cancelled, so it is not listed.',
    subscribe: 'Subscribe to the route or try it',
    emptyTitle: 'No sailings to compare',
    emptyText: 'Tick 2 to 5 sailings in the schedule, then press Compare.',
    sample: 'Sample data',
    updated: 'Schedule and prices updated {{time}}',
  },
};
