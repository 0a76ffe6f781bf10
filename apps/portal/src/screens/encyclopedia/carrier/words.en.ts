import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Carrier';

/** Words of a carrier's page in English. */
export const words: Translated<typeof zh> = {
  carrier: {
    facts: 'The carrier at a glance',
    sailings: 'Sailings in 7 days',
    count: '{{count}}',
    none: 'None yet',
    alliance: 'Alliance',
    alliances: { Gemini: 'Gemini Cooperation', Ocean: 'OCEAN Alliance', Premier: 'Premier Alliance' },
    noAlliance: 'None',
    with: 'with {{names}}',
    seat: 'Head office',
    ships: 'Vessels in our registry',
    shipCount: '{{count}}',
    contact: 'Contact',
    website: 'Website',
    tracking: 'Cargo tracking',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    address: 'Address',
    unknown: 'Not in our records: {{what}}. See the website.',
    unknownOnly: 'Not in our records: {{what}}.',
    contactNoteOnly: 'From public sources; not checked one by one.',
    contactNote: 'From public sources; not checked one by one. The carrier’s website prevails.',
    numbers: 'Tracking numbers',
    prefixes: 'Container prefixes',
    noPrefixes: 'No own prefix',
    bill: 'Bill of lading',
    booking: 'Booking',
    or: ' or ',
    orElse: '; or ',
    optional: '({{what}} optional)',
    piece: {
      letters: '{{range}} letters',
      digits: '{{range}} digits',
      either: '{{range}} letters or digits',
    },
    confidence: {
      high: 'This format is well documented: a number that differs is most likely mistyped.',
      medium: 'Most numbers have this format, with exceptions.',
      low: 'No reliable format is known for this carrier; treat this as a guide.',
    },
    lanes: 'Routes',
    lanesNote: 'next seven days, most sailings first',
    fastest: 'fastest {{count}} days',
    fastest_one: 'fastest 1 day',
    unit: 'sailings',
    allLanes: 'All {{count}} routes',
    fewerLanes: 'First {{count}} only',
    next: 'Next sailings',
    nextNote: 'next seven days; times are local to the port',
    days: '{{count}} d',
    via: 'via {{port}}',
    noSailings: 'This carrier has no sailings in our schedule in the next seven days.',
    shipsNote:
      'operated by it, named after it, or on sailings that only it sells here: {{total}} in all, the {{shown}} largest listed',
    allShips: 'All {{total}} vessels',
    built: 'built {{year}}',
    grossTonnage: 'GT',
    source:
      'Codes and container prefixes checked against the public lists of SeaRates and Terminal49; alliances as of 2025; number formats are from experience. Vessels come from a public registry of 2020 and are matched by name and sailings, so operators may have changed. The introduction is ours. Sailings and routes are counted from our schedule{{ofSample}}.',
  },
};
