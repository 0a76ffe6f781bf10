import type { Translated } from '@fairway/site';
import { eventNames } from '../../../features/sailings/eventNames.en.ts';
import { scores } from '../../../features/sailings/scores.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Route changes';

/** Words of the changes on a route, in English. */
export const words: Translated<typeof zh> = {
  scores,
  routeChanges: {
    watch: 'Watch route',
    results: 'View sailings',
    noCalls: 'No departures in the last 90 days',
    noCallsText: 'Figures appear here once sailings have departed or were cancelled.',
    events: 'Changes in the last 30 days',
    eventsNote: 'From each import of schedules and prices.',
    none: 'No changes in the last 30 days',
    noneText: 'Changes in the next schedule import will be listed here.',
    event: eventNames,
    what: 'Change',
    sailing: 'Sailing',
    departure: 'Est. departure',
    recorded: 'Recorded',
    former: '{{vessel}} {{voyage}}, was {{former}}',
  },
};
