import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Carriers';

/** Words of the list of carriers in English. */
export const words: Translated<typeof zh> = {
  carriers: {
    title: 'Carriers',
    lead: 'Codes, alliances, container prefixes, contacts, and sailings in the next seven days.',
    search: 'Search carriers',
    placeholder: 'COSCO, MAEU, MSKU',
    submit: 'Search',
    file: {
      code: 'Code',
      nameZh: 'Chinese name',
      nameEn: 'English name',
      seat: 'Head office',
      prefixes: 'Container prefixes',
      sailings: 'Departures in seven days',
      website: 'Website',
    },
    alliance: 'Alliance',
    allAlliances: 'All alliances',
    alliances: {
      Gemini: 'Gemini Cooperation',
      Ocean: 'OCEAN Alliance',
      Premier: 'Premier Alliance',
      none: 'No alliance',
    },
    sort: 'Sort',
    sorts: { sailings: 'Most sailings first', name: 'By name' },
    results: 'Carriers',
    count: '{{count}} carriers',
    count_one: '1 carrier',
    awaited: 'Searching',
    sailings: 'sailings',
    noSailings: 'No sailings',
    emptyTitle: 'No carrier matches',
    emptyText: 'Try another name, a code or the four letters of a container number, or clear the filter.',
    clear: 'Show all carriers',
    source:
      'Codes and container prefixes checked against the public lists of SeaRates and Terminal49; alliances as of 2025. Sailings are those in our schedule in the next seven days{{ofSample}}.',
  },
};
