import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the reports of watches, in English. */
export const words: Translated<typeof zh> = {
  watchReport: {
    fromTo: '{{from}} → {{to}}',
    pricedAt: 'Not updated since {{time}}, for more than {{count}} days',
    pricedAt_one: 'Not updated since {{time}}, for more than 1 day',
    reliability: '{{reliability}}% on this route in 90 days, your limit {{percent}}%',
    lastFree: {
      combined: 'Last free day: {{day}}',
      demurrage: 'Last free day, demurrage: {{day}}',
      storage: 'Last free day, storage: {{day}}',
    },
    idle: 'Nothing since {{time}}, for {{count}} days or more',
    idle_one: 'Nothing since {{time}}, for 1 day or more',
    cutOff: {
      departure: 'Departure',
      arrival: 'Arrival',
      ECP: 'Empty pick-up from',
      EFC: 'Gate opens (full containers)',
      AFC: 'Manifest cut-off (AMS/ENS)',
      DCO: 'SI cut-off',
      VCO: 'VGM cut-off',
      CUA: 'Customs cut-off',
      FCO: 'Full container delivery cut-off',
      PCO: 'CY cut-off',
    },
    fired: {
      totalUnder: 'Total below your limit',
      totalOver: 'Total above your limit',
      totalMoved: 'Total changed',
      cutOffMoved: 'Cut-off moved',
      departureMoved: 'Departure moved',
      sailingDropped: 'Sailing cancelled',
      sailingAdded: 'Sailing added',
      newCarrier: 'New carrier',
      priceOld: 'Price not updated',
      reliabilityUnder: 'Reliability below your limit',
      arrivalMoved: 'Expected arrival moved',
      rolled: 'Rolled to a later vessel',
      customsHold: 'Held by customs',
      discharged: 'Discharged at destination',
      freeTimeEnds: 'Free time ends',
      noMovement: 'No movement',
    },
  },
};
