import { expect, test } from 'vitest';
import { goodsShare } from './goodsShare.ts';

const rates = [
  { currency: 'USD', day: '2026-11-20', microYuan: 7_000_000, source: 'x', sample: true },
] as const;
const total = { amount: 500_000, currency: 'USD' } as const;

test.each([
  [{ amount: 10_000_000, currency: 'USD' }, 5],
  [{ amount: 70_000_000, currency: 'CNY' }, 5],
  // No rate is known.
  [{ amount: 10_000_000, currency: 'EUR' }, null],
  [null, null],
] as const)('of goods worth %j, 5,000 dollars are %j percent', (goods, share) => {
  expect(goodsShare({ total, rates: [...rates] }, { goods })).toBe(share);
});

test('without a total there is no share', () => {
  expect(goodsShare({ total: null, rates: [] }, { goods: { amount: 1, currency: 'USD' } })).toBe(null);
});
