import { expect, it } from 'vitest';
import { spoken, tendency, timeLeft } from './shift.ts';

it.each([
  [0, 'onTime'],
  [2, 'onTime'],
  [6, 'late'],
  [-6, 'early'],
  [null, null],
] as const)('%s hours are %s', (hours, word) => {
  expect(tendency(hours)).toBe(word);
});

it.each([
  [6, 6, 'hours'],
  [-23, 23, 'hours'],
  [24, 1, 'days'],
  [49, 2, 'days'],
  [168, 7, 'days'],
] as const)('%s hours are said as %s %s', (hours, count, unit) => {
  expect(spoken(hours)).toEqual({ count, unit });
});

it('counts days and hours until an instant, and nothing once it is past', () => {
  const now = new Date('2026-11-22T02:00:00Z');
  expect(timeLeft('2026-11-29T16:00:00Z', now)).toEqual({ days: 7, hours: 14 });
  expect(timeLeft('2026-11-22T01:00:00Z', now)).toBeNull();
});
