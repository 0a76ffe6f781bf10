import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the list of ports in English. */
export const words: Translated<typeof zh> = {
  ports: {
    title: 'Ports',
    lead: 'Container ports with their codes, position, lanes and departures of the coming seven days.',
    byRegion: 'By region and country',
    search: 'Search ports',
    placeholder: 'Shanghai, hanbao, CNSHA',
    submit: 'Search',
    group: 'Region',
    allGroups: 'All regions',
    country: 'Country or region',
    allCountries: 'All countries',
    option: '{{name}} ({{count}})',
    sort: 'Order',
    sorts: { sailings: 'Most departures first', name: 'By name' },
    results: 'Ports',
    count: '{{count}} container ports',
    count_one: '1 container port',
    awaited: 'Looking',
    chart: 'Where the ports are that match',
    onChart: '{{count}} ports on the chart. Press one to open its page; more names show as you zoom in.',
    onChart_one: '1 port on the chart. Press it to open its page.',
    sailings: 'departures',
    noSailings: 'No departures',
    emptyTitle: 'No port matches',
    emptyText: 'Try another name or code, or clear the filters. Only container ports are listed.',
    clear: 'Show all ports',
    source:
      'Codes checked against UN/LOCODE 2024, positions (of the terminals) against the NGA World Port Index. Departures are those of our schedule within seven days{{ofSample}}.',
  },
};
