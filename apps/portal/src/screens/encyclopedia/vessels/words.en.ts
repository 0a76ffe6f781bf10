import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Vessels';

/** Words of the list of vessels in English. */
export const words: Translated<typeof zh> = {
  vessels: {
    title: 'Vessels',
    lead: 'Find a vessel by name or IMO number, with its tonnage, flag, year built and sailings in our schedule.',
    search: 'Search vessels',
    placeholder: 'EVER ACE, 9893890',
    submit: 'Search',
    type: 'Type',
    allTypes: 'All types',
    flag: 'Flag',
    allFlags: 'All flags',
    option: '{{name}} ({{total}})',
    carrier: 'Carrier',
    allCarriers: 'All carriers',
    tonnage: 'Gross tonnage',
    allTonnages: 'All sizes',
    tonnages: {
      small: 'Under 10,000 GT',
      medium: '10,000–50,000 GT',
      large: '50,000–100,000 GT',
      huge: '100,000 GT and more',
    },
    years: 'Year built',
    allYears: 'All years',
    decades: {
      ybefore1990: 'Before 1990',
      y1990s: '1990–1999',
      y2000s: '2000–2009',
      y2010s: '2010–2019',
      y2020s: '2020 and later',
    },
    sort: 'Sort',
    sorts: { name: 'By name', tonnage: 'Largest first', built: 'Newest first' },
    results: 'Vessels',
    count: '{{total}} vessels',
    count_one: '1 vessel',
    nearest: 'No vessel named “{{keyword}}”. Similar names: {{total}}',
    awaited: 'Searching',
    built: 'built {{year}}',
    grossTonnage: 'GT',
    unknownSize: 'Size unknown',
    emptyTitle: 'No vessel matches',
    unrecorded: 'The registry has no vessels of this type yet. Choose another type.',
    emptyText:
      'Check the spelling, or enter the seven digits of the IMO number. Vessels newer than 2020 may be missing.',
    noneOfCarrier:
      'No matching vessel is known to belong to this carrier. Choose another carrier, or clear the filters.',
    clear: 'Show all vessels',
    source:
      'The registry is IMO-VESSEL-NAMES 2020 (public domain), every IMO number checked by its check digit; names and flags may have changed. A vessel’s carrier is taken from its operator, its name or its sailings in our schedule; a vessel shared by several carriers belongs to none of them. General cargo vessels, barge carriers, tankers and gas carriers are not in the registry yet.',
  },
};
