import type { Translated } from '@fairway/site';
import { follow } from '../../../features/follow/follow.en.ts';
import type { words as zh } from './words.zh.ts';

/** Words of the results in English. */
export const words: Translated<typeof zh> = {
  follow,
  freight: {
    count: '{{count}} sailings',
    count_one: '1 sailing',
    note: 'Reference prices per container',
    charts: 'Data chart',
    routing: 'Routing',
    all: 'All',
    direct: 'Direct only',
    transfer: 'Transshipment only',
    carrier: 'Carrier / vessel, voyage',
    cutOffs: 'SI / CY cut-off',
    changeSearch: 'Change ports or week',
    boxType: 'Container type',
    passed: 'Closed',
    closing: 'SI cut-off',
    portCutOff: 'CY cut-off',
    departure: 'Departs',
    arrival: 'Arrives',
    transit: 'Transit',
    transferTag: 'transshipment',
    details: 'Details',
    detailsOf: 'Details of {{vessel}} {{voyage}}',
    departed: 'Departed',
    weekStrip: 'Lowest 40HQ reference price by week',
    sailings: '{{count}} sailings',
    sailings_one: '1 sailing',
    noSailings: 'No sailings',
    caption: 'Sailings and reference prices from {{origin}} to {{destination}} in {{week}}',
    emptyTitle: 'No sailings on this route in {{week}}',
    emptyText: 'Try the weeks before and after, or a nearby port.',
    emptyFilterTitle: 'No sailings match',
    emptyFilterText: 'This route has no {{routing}} sailings this week.',
    clearFilter: 'Show all sailings',
    nextWeek: 'See next week',
    startTitle: 'Choose a route to see sailings and reference prices',
    startText: 'Fill in origin, destination and departure week, then press Search.',
    help: 'How to use this page',
    loginPrompt: 'Log in to see the reference price of every sailing',
  },
  help: {
    search: 'Type a port by English or Chinese name, pinyin, initials or code: Shanghai, 上海, sh, CNSHA.',
    week: 'Weeks run Monday to Sunday. Type W48, or open the calendar.',
    sort: 'Press a column heading to sort by departure, transit time or the price of a container type; press again to reverse.',
    filter: 'Filters, sorting and page are part of the web address: copy it to share the same result.',
    cutOff:
      'SI and CY cut-off are in the time of the port of loading; the carrier’s latest notice prevails.',
    price:
      'Prices are reference ocean freight without local charges; surcharges are listed by currency on the detail page.',
  },
};
