import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Encyclopedia';

/** Words of the encyclopedia's first page in English. */
export const words: Translated<typeof zh> = {
  encyclopedia: {
    title: 'Encyclopedia of shipping',
    lead: 'Ports, carriers, vessels, maritime regulations and HS codes in one place.',
    search: 'Search the encyclopedia',
    placeholder: 'Shanghai, MAERSK, 8418',
    submit: 'Search',
    ports:
      'Container ports: codes, position, local time, routes, sailings in the next seven days and distances by sea.',
    byRegion: 'By region and country',
    carriers: 'Alliance, container prefixes, contacts, routes and next sailings.',
    vessels: 'Vessels by name, IMO number, type, flag, size and year.',
    regulations: 'Chinese maritime regulations in full, {{articles}} articles, and conventions in summary.',
    insideLaws: 'Search inside articles',
    hsCodes:
      'From section, chapter and heading down to the code; some with rates, supervision and declaration elements.',
    busiest: 'Most sailings in the next seven days',
    leavingNext: 'Leaving next',
    toBegin: 'Popular',
    kinds: {
      port: 'Ports',
      carrier: 'Carriers',
      ship: 'Vessels',
      regulation: 'Regulations',
      article: 'Articles',
      hs: 'HS codes',
    },
    found: '“{{keyword}}”: {{total}} found',
    more: 'All {{total}}',
    closed: 'This part can be searched once you are logged in.',
    login: 'Log in',
    emptyTitle: 'Nothing found for “{{keyword}}”',
    emptyText: 'Try another name, a code or pinyin; articles of regulations are in Chinese.',
    all: 'See what there is',
    source:
      'Each page names its sources. Sailings are counted from our schedule of the next seven days{{ofSample}}.',
  },
};
