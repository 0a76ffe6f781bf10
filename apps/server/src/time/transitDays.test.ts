import { expect, test } from 'vitest';
import { transitDays } from './transitDays.ts';

const moment = (at: string, zone: string) => ({ at: new Date(at), zone });

test.each([
  [
    'one date line to the east takes a day off',
    '2026-11-24T10:00Z',
    'Asia/Shanghai',
    '2026-12-08T05:00Z',
    'America/Los_Angeles',
    13,
  ],
  [
    'half a day over midnight is a day',
    '2026-11-24T14:00Z',
    'Asia/Shanghai',
    '2026-11-25T02:00Z',
    'Asia/Seoul',
    1,
  ],
  [
    'most of two days within two dates is one',
    '2026-11-23T16:30Z',
    'Asia/Shanghai',
    '2026-11-25T14:00Z',
    'Asia/Seoul',
    1,
  ],
  [
    'arriving on the day of departure is none',
    '2026-11-24T02:00Z',
    'Asia/Hong_Kong',
    '2026-11-24T10:00Z',
    'Asia/Shanghai',
    0,
  ],
  [
    'Europe, seven hours behind',
    '2026-11-24T18:00Z',
    'Asia/Shanghai',
    '2026-12-26T22:30Z',
    'Europe/Amsterdam',
    31,
  ],
  [
    'a change of clocks adds no day',
    '2026-10-24T20:00Z',
    'Europe/Berlin',
    '2026-10-25T23:30Z',
    'Europe/Berlin',
    2,
  ],
  ['across a leap day', '2028-02-27T12:00Z', 'Asia/Shanghai', '2028-03-01T12:00Z', 'Asia/Tokyo', 3],
] as const)('%s', (_, departure, from, arrival, to, days) => {
  expect(transitDays(moment(departure, from), moment(arrival, to))).toBe(days);
});
