import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Demurrage and detention tariffs';

export const words: Translated<typeof zh> = {
  demurrageTariffs: {
    lead: 'Free time and daily rates by carrier and port. The demurrage calculator uses them. Import new tariffs, new rates and end dates by CSV.',
    import: 'Import tariffs',
    caption: 'Tariffs: {{state}}',
    state: 'State',
    states: { now: 'Valid', coming: 'Upcoming', ended: 'Ended' },
    direction: 'Import or export',
    directions: { import: 'Import', export: 'Export' },
    charge: 'Charge',
    charges: { demurrage: 'Demurrage', detention: 'Detention', combined: 'Combined', storage: 'Storage' },
    box: 'Container',
    boxes: {
      '20DRY': '20’ dry',
      '40DRY': '40’ dry',
      '45DRY': '45’ dry',
      '20RF': '20’ reefer',
      '40RF': '40’ reefer',
      '20SPECIAL': '20’ special',
      '40SPECIAL': '40’ special',
    },
    kind: '{{charge}} · {{direction}} · {{box}}',
    carrier: 'Carrier',
    port: 'Port',
    freeDays: 'Free time',
    freeTexts: { calendar: '{{count}} calendar days', working: '{{count}} working days' },
    bands: 'Bands (per container and day)',
    from: 'From',
    to: 'To',
    open: 'Open',
    source: 'Source',
    sample: 'Sample',
    recordedBy: 'Recorded by',
    origins: { file: 'Imported files', sample: 'Sample' },
    search: 'Carrier or port',
    none: { now: 'No valid tariffs', coming: 'No upcoming tariffs', ended: 'No tariffs have ended' },
    noneText: {
      now: 'Import the tariffs that carriers publish. Calculations use them at once.',
      coming: 'Tariffs whose first day is still to come are listed here.',
      ended: 'Tariffs whose last day is over are listed here.',
    },
  },
};
