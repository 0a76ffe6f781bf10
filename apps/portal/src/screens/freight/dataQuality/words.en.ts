import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Data quality';

/** Words of the data quality page in English. */
export const words: Translated<typeof zh> = {
  dataQuality: {
    lead: 'How complete and how recent our schedules and reference prices are, measured on sailings of the next {{count}} days.',
    measured: 'Measured {{time}}',
    noneTitle: 'Not measured yet',
    noneText: 'Figures appear here within a few minutes of the first schedule import.',
    byCarrier: 'By carrier',
    byTrade: 'By trade',
    coverageNote: 'Share of the sailings. A price is old when it was not updated for two weeks.',
    carrier: 'Carrier',
    trade: 'Trade',
    sailings: 'Sailings',
    priced: 'All prices',
    oldPrices: 'Old prices',
    cutOffs: 'All cut-offs',
    vessels: 'Vessel capacity',
    age: 'Median age',
    hours: '{{count}}\u00a0h',
    days: '{{count}}\u00a0d',
    sample: 'Sample data',
    imports: 'Imports',
    importsNote: 'Files of the last {{count}} days. A refused line is never stored.',
    table: 'Table',
    kinds: {
      sailings: 'Schedules and prices',
      surcharges: 'Surcharges',
      demurrage: 'Demurrage and detention tariffs',
      exchange: 'Exchange rates',
      fuel: 'Fuel prices',
      hs: 'HS codes',
    },
    files: 'Files imported',
    lines: 'Lines checked',
    refused: 'Lines refused',
    last: 'Last import',
  },
};
