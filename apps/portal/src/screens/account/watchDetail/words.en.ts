import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Watch';

export const words: Translated<typeof zh> = {
  watchDetail: {
    all: 'All watches',
    conditions: 'Conditions',
    delivery: 'Notified by',
    added: 'Added',
    pause: 'Pause',
    resume: 'Resume',
    paused: 'The watch is paused. Changes during the pause are not reported later.',
    resumed: 'The watch is active again.',
    edit: 'Edit',
    remove: 'Delete',
    removeTitle: 'Delete this watch?',
    removeText: 'Its history is deleted too.',
    removed: 'The watch was deleted.',
    history: 'History',
    historyNote: 'The last 100 reports, the newest first.',
    none: 'Nothing reported yet',
    noneText: 'We check after the next import of schedules and prices.',
    fromTo: '{{from}} → {{to}}',
    proof: 'See the change',
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
    },
  },
};
