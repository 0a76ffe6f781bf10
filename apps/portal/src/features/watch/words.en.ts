import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words for watches, in English. */
export const words: Translated<typeof zh> = {
  watch: {
    newRoute: 'Watch {{route}}',
    newSailing: 'Watch {{sailing}}',
    lead: 'We check after each import of schedules and prices, and report each change once.',
    conditions: 'Notify me when',
    kinds: {
      totalUnder: 'the total falls below a limit',
      totalOver: 'the total rises above a limit',
      totalMoved: 'the total changes by a percentage',
      cutOffMoved: 'a cut-off moves',
      departureMoved: 'the departure moves',
      sailingDropped: 'a sailing is cancelled',
      sailingAdded: 'a sailing is added',
      newCarrier: 'a new carrier appears',
    },
    limit: 'Limit ({{currency}})',
    percent: 'Percent',
    badLimit: 'Enter an amount from 1 to 10,000,000.',
    badPercent: 'Enter a whole number from 1 to 100.',
    noCondition: 'Choose at least one.',
    shipment: 'The total is for your shipment: {{summary}}',
    noShipment: 'Totals need a shipment. Enter it on the page of the sailing first, then add the watch.',
    delivery: 'How we notify you',
    deliveries: {
      list: 'On this site only',
      atOnce: 'Email at once',
      digest: 'One email on weekdays at 9:00',
    },
    deliveryHint: 'Without an email address, we notify you on this site only. 9:00 is in your time zone.',
    save: 'Save watch',
    saved: 'Watch saved. See it under “Watches”.',
    under: 'total below {{total}}',
    over: 'total above {{total}}',
    moved: 'total changes by {{percent}}%',
    wholeRoute: 'Whole route',
    states: { running: 'Active', paused: 'Paused' },
  },
};
