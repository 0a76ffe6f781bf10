import { expect, test } from 'vitest';
import { quarterOf, shareOf } from './share.ts';

test.each([
  [0, 100, 0],
  [25, 100, 0.25],
  [3, 4, 0.75],
  [250, 100, 1],
  [-5, 100, 0],
  [null, 100, null],
  [Number.NaN, 100, null],
  [Number.POSITIVE_INFINITY, 100, null],
  ['40', 100, null],
  [40, 0, null],
])('%s of %i is a share of %s', (value, max, share) => {
  expect(shareOf(value, max)).toBe(share);
});

test.each([
  [0, 0],
  [0.249, 0],
  [0.25, 1],
  [0.5, 2],
  [0.999, 3],
  [1, 4],
  [null, 0],
])('a share of %s has %i whole quarters', (share, quarters) => {
  expect(quarterOf(share)).toBe(quarters);
});
