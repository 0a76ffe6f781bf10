import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of a vessel's page in English. */
export const words: Translated<typeof zh> = {
  vessel: {
    trail: 'Where this stands',
    facts: 'The ship at a glance',
    imo: 'IMO number',
    type: 'Type',
    flag: 'Flag',
    built: 'Built',
    grossTonnage: 'Gross tonnage',
    nominalTeu: 'Nominal capacity',
    unknown: 'Unknown',
    particulars: 'Particulars',
    operator: 'Operator (2020)',
    namedAfter: 'Bears the name of',
    known: {
      callSign: 'Call sign',
      netTonnage: 'Net tonnage',
      deadweight: 'Deadweight',
      length: 'Length',
      width: 'Breadth',
      maxDraft: 'Maximum draught',
    },
    statedType: 'Type as registered',
    metres: '{{value}} m',
    tons: '{{value}} t',
    notKnown: 'Not recorded yet: {{what}}.',
    voyages: 'Voyages',
    voyagesNote: 'in our schedule; times are local to the port',
    voyage: 'Voyage {{voyage}}',
    noVoyages: 'Our schedule has no voyage of this ship within sixty days.',
    departure: { past: 'left', ahead: 'leaves' },
    arrival: { past: 'due, passed', ahead: 'arrives' },
    source:
      'Name, tonnage, year and flag are from IMO-VESSEL-NAMES 2020 (public domain) and may have changed; dimensions of container ships are those of their class; operators as of 2020. Voyages are planned times from our schedule{{ofSample}}.',
  },
};
