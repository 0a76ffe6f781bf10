import { expect, it } from 'vitest';
import { countedDay, dailyAverage, lastDays } from './rules.ts';

it.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('%s counts to %s, as it is in Shanghai', (at, day) => {
  expect(countedDay(new Date(at))).toBe(day);
});

it('the last days end with today', () => {
  expect(lastDays(new Date('2026-03-02T01:00:00Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

it.each([
  [0, 7, 0],
  [1, 7, 0.1],
  [10, 7, 1.4],
  [30, 30, 1],
])('%i over %i days is %d a day', (sum, days, average) => {
  expect(dailyAverage(sum, days)).toBe(average);
});
