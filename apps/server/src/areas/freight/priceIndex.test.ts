import { expect, it } from 'vitest';
import { indexOf, type WeekQuote } from './priceIndex.ts';

const usd = (amount: number): WeekQuote => ({ amount, currency: 'USD' });

it.each<[string, (WeekQuote | null)[], (number | null)[]]>([
  ['begins at 100', [usd(200_000), usd(190_000), usd(210_100)], [100, 95, 105.1]],
  ['begins with the first week that has a price', [null, usd(50_000), usd(75_000)], [null, 100, 150]],
  ['has a gap where nothing was quoted', [usd(100), null, usd(120)], [100, null, 120]],
  ['never compares currencies', [usd(100), { amount: 90, currency: 'EUR' }], [100, null]],
  ['of nothing is nothing', [null, null], [null, null]],
])('an index %s', (_, quotes, index) => {
  expect(indexOf(quotes)).toEqual(index);
});
