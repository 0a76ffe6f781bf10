import { expect, it } from 'vitest';
import { spanOf, weekNumber } from './chartsOf.ts';

it.each([
  [[], null],
  [[{ days: 12, sailings: 0 }], null],
  [[{ days: 12, sailings: 1 }], { least: 12, most: 12, usual: 12 }],
  [
    [
      { days: 12, sailings: 1 },
      { days: 13, sailings: 0 },
      { days: 14, sailings: 5 },
      { days: 18, sailings: 5 },
    ],
    { least: 12, most: 18, usual: 14 },
  ],
])('days at sea %j span %j', (transit, span) => {
  expect(spanOf(transit)).toEqual(span);
});

it('a week is written short', () => {
  expect([weekNumber('2026-W48'), weekNumber('2027-W01')]).toEqual([48, 1]);
});
