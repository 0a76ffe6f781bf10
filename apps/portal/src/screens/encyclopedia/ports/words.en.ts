import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Ports';

/** Words of the list of ports in English. */
export const words: Translated<typeof zh> = {
  ports: {
    title: 'Ports',
    lead: 'Container ports with their codes, position, routes and sailings in the next seven days.',
    byRegion: 'By region and country',
    search: 'Search ports',
    placeholder: 'Shanghai, hanbao, CNSHA',
    submit: 'Search',
    file: { code: 'Code', nameZh: 'Chinese name', nameEn: 'English name' },
    group: 'Region',
    allGroups: 'All regions',
    country: 'Country or region',
    allCountries: 'All countries',
    option: '{{name}} ({{count}})',
    sort: 'Sort',
    sorts: { sailings: 'Most sailings first', name: 'By name' },
    results: 'Ports',
    count: '{{count}} container ports',
    count_one: '1 container port',
    awaited: 'Searching',
    chart: 'Map of the matching ports',
    onChart: '{{count}} ports on the map. Press one to open its page; zoom in for more names.',
    onChart_one: '1 port on the map. Press it to open its page.',
    sailings: 'sailings',
    noSailings: 'No sailings',
    emptyTitle: 'No port matches',
    emptyText: 'Try another name or code, or clear the filters. Only container ports are listed.',
    clear: 'Show all ports',
    source:
      'Codes checked against UN/LOCODE 2024, positions (of the terminals) against the NGA World Port Index. Sailings are those in our schedule in the next seven days{{ofSample}}.',
  },
};
