import { expect, test } from 'vitest';
import { seats } from './seats.ts';

test.each([
  [1, 3, null],
  [3, 3, null],
  [4, 3, 'seats'],
  [1, 0, 'seats'],
  [0, 3, 'quantity'],
  [-1, 3, 'quantity'],
  [1.5, 3, 'quantity'],
  [Number.NaN, 3, 'quantity'],
  [Number.POSITIVE_INFINITY, 3, 'quantity'],
  [1, Number.NaN, 'seats'],
])('%d of %d: %s', (count, free, broken) => {
  expect(seats(free)(count)).toBe(broken);
});
