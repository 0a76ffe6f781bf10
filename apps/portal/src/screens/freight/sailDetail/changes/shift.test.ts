import { expect, test } from 'vitest';
import { shiftOf } from './shift.ts';

test.each([
  ['2026-11-30T02:00:00Z', '2026-12-05T02:00:00Z', { word: 'laterDays', count: 5 }],
  ['2026-11-30T02:00:00Z', '2026-11-29T02:00:00Z', { word: 'earlierDays', count: 1 }],
  ['2026-11-30T02:00:00Z', '2026-11-30T20:00:00Z', { word: 'laterHours', count: 18 }],
  ['2026-11-30T02:00:00Z', '2026-11-30T00:30:00Z', { word: 'earlierHours', count: 1.5 }],
  ['2026-11-30T02:00:00Z', '2026-11-30T02:00:00Z', { word: 'unmoved' }],
])('from %s to %s', (first, now, shift) => {
  const zone = 'Asia/Shanghai';
  expect(shiftOf({ first: { at: first, zone }, now: { at: now, zone } })).toEqual(shift);
});
