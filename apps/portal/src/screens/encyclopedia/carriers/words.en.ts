import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the list of carriers in English. */
export const words: Translated<typeof zh> = {
  carriers: {
    title: 'Carriers',
    lead: 'Codes, alliances, container prefixes, contacts, and their departures with us in the coming seven days.',
    search: 'Search carriers',
    placeholder: 'COSCO, MAEU, MSKU',
    submit: 'Search',
    alliance: 'Alliance',
    allAlliances: 'All alliances',
    alliances: {
      Gemini: 'Gemini Cooperation',
      Ocean: 'OCEAN Alliance',
      Premier: 'Premier Alliance',
      none: 'No alliance',
    },
    sort: 'Order',
    sorts: { sailings: 'Most departures first', name: 'By name' },
    results: 'Carriers',
    count: '{{count}} carriers',
    count_one: '1 carrier',
    awaited: 'Looking',
    sailings: 'departures',
    noSailings: 'No departures',
    emptyTitle: 'No carrier matches',
    emptyText: 'Try another name, a code or the four letters of a container number, or clear the filter.',
    clear: 'Show all carriers',
    source:
      'Codes and container prefixes checked against the public lists of SeaRates and Terminal49; alliances as of 2025. Departures are those of our schedule within seven days{{ofSample}}.',
  },
};
