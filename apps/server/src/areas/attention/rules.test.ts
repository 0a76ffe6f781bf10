import { expect, it } from 'vitest';
import { movedSince, type Quote } from './rules.ts';

const usd = (amount: number | null): Quote => ({ amount, currency: 'USD' });

it.each<[string, Quote, Quote, number | null, number | null]>([
  ['fell', usd(190_000), usd(200_000), -5, -10_000],
  ['rose', usd(201_000), usd(200_000), 0.5, 1_000],
  ['stood still', usd(200_000), usd(200_000), 0, 0],
  ['is not quoted now', usd(null), usd(200_000), null, null],
  ['was not quoted before', usd(200_000), usd(null), null, null],
  ['was quoted in another currency', usd(200_000), { amount: 180_000, currency: 'EUR' }, null, null],
  ['is of a week without sailings', { amount: null, currency: null }, usd(200_000), null, null],
])('a price that %s', (_, now, before, change, moved) => {
  expect(movedSince(now, before)).toEqual({ change, moved });
});
