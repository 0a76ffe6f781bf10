import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Surcharges';

export const words: Translated<typeof zh> = {
  surcharges: {
    title: 'Surcharges',
    lead: 'What carriers charge on top of the freight, by departure date. Import new surcharges by CSV, and correct amounts and last days in the table.',
    import: 'Import surcharges',
    caption: 'Surcharges: {{state}}',
    state: 'State',
    states: { now: 'In force', coming: 'Upcoming', ended: 'Ended' },
    charge: 'Charge',
    sides: { origin: 'Origin charge', freight: 'Freight surcharge', destination: 'Destination charge' },
    ways: { suez: 'Suez only', cape: 'Cape only', panama: 'Panama only' },
    lane: 'Route or port',
    anyOrigin: 'All ports of loading',
    anyDestination: 'All ports of discharge',
    carrier: 'Carrier',
    amount: 'Amount',
    bases: { CTN: 'per container', BL: 'per bill', PCT: 'of the ocean freight' },
    payable: { prepaid: 'prepaid', collect: 'collect' },
    terms: '{{basis}} · {{payable}}',
    amountOf: '{{boxes}} ({{terms}})',
    from: 'From',
    to: 'To',
    open: 'Open',
    replaced: 'New amount from {{day}}',
    hint: 'Double-click or tap an amount or a last day, or press F2, to correct it. Ctrl Z takes it back.',
    badAmount: {
      CTN: 'Enter one amount, or 20GP/40GP/40HQ such as 1200/2400/2450.50.',
      BL: 'Enter one amount, such as 55.',
      PCT: 'Enter a percentage up to 100, such as 3.5.',
    },
    badEnd: 'Enter a day from {{day}} on, or leave it empty.',
    notSaved: 'Not saved. Try again.',
    file: 'From file',
    unknown: 'Not recorded',
    sample: 'Sample',
    side: 'Arises at',
    basis: 'Charged',
    basisIs: { CTN: 'Per container', BL: 'Per bill of lading', PCT: 'Percentage of the freight' },
    source: 'Source',
    sources: { file: 'Imported files', sample: 'Sample' },
    search: 'Carrier, port or charge',
    none: {
      now: 'No surcharges in force',
      coming: 'No upcoming surcharges',
      ended: 'No surcharges have ended',
    },
    noneText: {
      now: 'Import the surcharges carriers publish; cost sheets apply them by departure date.',
      coming: 'Surcharges whose first day is still to come are listed here.',
      ended: 'Surcharges that expired, were ended or were replaced by a new amount are listed here.',
    },
  },
};
