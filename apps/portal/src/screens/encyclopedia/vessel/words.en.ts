import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Vessel';

/** Words of a vessel's page in English. */
export const words: Translated<typeof zh> = {
  vessel: {
    facts: 'The vessel at a glance',
    imo: 'IMO number',
    type: 'Type',
    flag: 'Flag',
    built: 'Built',
    grossTonnage: 'Gross tonnage',
    nominalTeu: 'Nominal capacity',
    unknown: 'Unknown',
    particulars: 'Particulars',
    operator: 'Operator (2020)',
    namedAfter: 'Named after',
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
    notKnown: 'Not in our records: {{what}}.',
    voyages: 'Sailings',
    voyagesNote: 'in our schedule; times are local to the port',
    voyage: 'Voyage {{voyage}}',
    noVoyages: 'Our schedule has no sailings of this vessel within sixty days.',
    departure: { past: 'left', ahead: 'leaves' },
    arrival: { past: 'was due', ahead: 'arrives' },
    source:
      'Name, tonnage, year and flag are from IMO-VESSEL-NAMES 2020 (public domain) and may have changed; dimensions of container vessels are those of their class; operators as of 2020. Sailings are planned times from our schedule{{ofSample}}.',
  },
};
