import { expect, test } from 'vitest';
import { shareBeside, splitWay } from './way.ts';

/** Along the equator, over the date line. */
const equator = [
  [
    [160, 0],
    [180, 0],
  ],
  [
    [-180, 0],
    [-160, 0],
  ],
] as const;

test.each([
  ['on it', [170, 0], 0.25],
  ['north of it', [170, 5], 0.25],
  ['beyond the date line', [-170, -3], 0.75],
  ['short of its beginning', [150, 0], 0],
  ['past its end', [-150, 1], 1],
] as const)('whoever is %s has so much of a way behind them', (_, here, share) => {
  expect(shareBeside(equator, here)).toBeCloseTo(share, 5);
});

test('a way of one place has nothing behind or ahead', () => {
  expect(shareBeside([[[10, 10]]], [12, 12])).toBe(0);
});

test('there the way is split', () => {
  const { ahead, at } = splitWay(equator, shareBeside(equator, [-170, 2]));
  expect(at[0]).toBeCloseTo(-170);
  expect(ahead).toEqual([
    [
      [-170, 0],
      [-160, 0],
    ],
  ]);
});
