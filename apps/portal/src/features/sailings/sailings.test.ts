import { expect, test } from 'vitest';
import { weekName } from './weekName.ts';

test.each([
  ['2026-W49', 'W49 · 2026-11-30 to 2026-12-06'],
  ['2026-W53', 'W53 · 2026-12-28 to 2027-01-03'],
  ['2027-W01', 'W01 · 2027-01-04 to 2027-01-10'],
])('%s is named by its number, its Monday and its Sunday', (week, name) => {
  expect(weekName(week, { days: (from, to) => `${from} to ${to}` })).toBe(name);
});
