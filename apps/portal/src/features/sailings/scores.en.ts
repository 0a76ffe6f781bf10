import type { Translated } from '@fairway/site';
import type { scores as zh } from './scores.zh.ts';

/** Texts for schedule reliability, in English. */
export const scores: Translated<typeof zh> = {
  heading: 'Schedule performance',
  note: 'Sailings departed or cancelled {{from}}–{{to}}. No figures below 20 calls.',
  carrier: 'Carrier',
  route: 'All carriers on this route',
  reliability: 'Departed within a day',
  stability: 'Schedule unchanged',
  shift: 'Average shift',
  calls: 'Calls',
  tooFew: 'too few calls',
  hours: '{{count}} hours',
  hours_one: '1 hour',
};
