import type { Translated } from '@fairway/site';
import type { plan as zh } from './words.zh.ts';

/** Words for planning a sailing backwards, in English. */
export const plan: Translated<typeof zh> = {
  heading: 'Can you make it?',
  note: 'Work of a day is done at 18:00, at the port of loading.',
  ready: 'Cargo ready on',
  inlandDays: 'Inland transport (working days)',
  check: 'Check',
  readyNeeded: 'Enter the day on which the cargo is ready',
  daysNeeded: 'Enter a whole number from 0 to 30',
  makes: 'You make it, {{time}} before the {{step}}',
  misses: 'You miss the {{step}} by {{time}}',
  latest: 'The cargo must be ready by {{day}}.',
  noLatest: 'No ready date in the last 90 days is early enough.',
  first: 'First sailing that you make: {{sailing}}, departs {{departure}}',
  noFirst: 'No listed sailing can be made. Try again after the next schedule import.',
  atPort: 'The container is at the port on {{day}}.',
  china: 'Working days follow the holiday notice of the State Council of China.',
  weekends: 'Saturdays and Sundays are not counted. Local holidays are not considered.',
  steps: 'Cut-offs',
  step: 'Cut-off',
  done: 'You are done',
  cutOff: 'Cut-off time',
  spare: 'Spare time',
  late: '{{time}} late',
  times: {
    hours: '{{count}} hours',
    hours_one: '1 hour',
    half: 'half a day',
    days: '{{count}} days',
    days_one: '1 day',
    daysAndHalf: '{{count}}½ days',
  },
};
