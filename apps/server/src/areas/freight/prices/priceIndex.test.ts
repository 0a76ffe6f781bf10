import { expect, it } from 'vitest';
import { baseWeek, indexOf, type WeekQuote } from './priceIndex.ts';

const usd = (amount: number): WeekQuote => ({ amount, currency: 'USD' });

it.each<[string, (WeekQuote | null)[], (number | null)[]]>([
  ['begins at 100', [usd(200_000), usd(190_000), usd(210_100)], [100, 95, 105.1]],
  ['begins with the first week that has a price', [null, usd(50_000), usd(75_000)], [null, 100, 150]],
  ['does not begin with a price of nothing', [usd(0), usd(50), usd(100)], [0, 100, 200]],
  ['has a gap where nothing was quoted', [usd(100), null, usd(120)], [100, null, 120]],
  ['never compares currencies', [usd(100), { amount: 90, currency: 'EUR' }], [100, null]],
  ['of nothing is nothing', [null, null], [null, null]],
])('an index %s', (_, quotes, index) => {
  expect(indexOf(quotes, baseWeek([quotes]))).toEqual(index);
});

it.each<[string, (WeekQuote | null)[][], number | null]>([
  [
    'the first in which all lines are quoted',
    [
      [usd(1), usd(1), usd(1)],
      [null, usd(1), usd(1)],
      [null, null, usd(1)],
    ],
    2,
  ],
  [
    'of those that have a price',
    [
      [usd(1), usd(1)],
      [null, null],
    ],
    0,
  ],
  [
    'where they never meet, the first of the line that was asked for',
    [
      [null, usd(1), null],
      [usd(1), null, null],
    ],
    1,
  ],
  [
    'the week in which most lines meet it',
    [
      [usd(1), usd(1), null],
      [null, usd(1), null],
      [null, null, usd(1)],
    ],
    1,
  ],
  [
    'of the others where the line that was asked for has no price',
    [
      [null, null],
      [null, usd(1)],
    ],
    1,
  ],
  ['none where nothing is quoted', [[null], [null]], null],
])('the base week is %s', (_, lines, week) => {
  expect(baseWeek(lines)).toBe(week);
});

it('a line that is not quoted in the base week has no index: it would have a base of its own', () => {
  expect(indexOf([usd(90), null, usd(120)], 1)).toEqual([null, null, null]);
});
