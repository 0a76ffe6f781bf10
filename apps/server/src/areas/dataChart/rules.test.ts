import { expect, it } from 'vitest';
import { withGaps } from './rules.ts';

it.each([
  [[], []],
  [[{ days: 12, sailings: 3 }], [{ days: 12, sailings: 3 }]],
  [
    [
      { days: 12, sailings: 3 },
      { days: 14, sailings: 1 },
    ],
    [
      { days: 12, sailings: 3 },
      { days: 13, sailings: 0 },
      { days: 14, sailings: 1 },
    ],
  ],
  [
    [
      { days: 5, sailings: 1 },
      { days: 90, sailings: 1 },
    ],
    [
      { days: 5, sailings: 1 },
      { days: 90, sailings: 1 },
    ],
  ],
])('days at sea %j are told as %j', (known, expected) => {
  expect(withGaps(known)).toEqual(expected);
});
