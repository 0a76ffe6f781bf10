import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOf } from './price.ts';

test.each([
  ['one route for a month', { routes: 1, seats: 0, months: 1 }, { amount: 59_700, discount: 0, days: 30 }],
  ['a year costs less a day', { routes: 1, seats: 0, months: 12 }, { perDay: 1290, amount: 470_850 }],
  ['two routes have no discount', { routes: 2, seats: 0, months: 3 }, { discountPercent: 0, discount: 0 }],
  [
    'three have 5 %',
    { routes: 3, seats: 0, months: 1 },
    { listAmount: 179_100, discount: 8955, amount: 170_145 },
  ],
  ['five have 10 %', { routes: 5, seats: 0, months: 1 }, { discountPercent: 10 }],
  ['ten have 15 %', { routes: 10, seats: 0, months: 1 }, { discountPercent: 15 }],
  ['seats are not discounted', { routes: 3, seats: 2, months: 1 }, { listAmount: 197_100, discount: 8955 }],
] as const)('%s', (_, basket, price) => {
  expect(priceOf(basket)).toMatchObject(price);
});

test('a price is whole fen, never less for more, and safe for any basket that the contract takes', () => {
  const basket = fc.record({
    routes: fc.integer({ min: 1, max: 50 }),
    seats: fc.integer({ min: 0, max: 500 }),
    months: fc.constantFrom(1, 3, 6, 12),
  });
  fc.assert(
    fc.property(basket, ({ routes, seats, months }) => {
      const selection = { routes, seats, months: months as 1 | 3 | 6 | 12 };
      const price = priceOf(selection);
      for (const amount of [price.amount, price.listAmount, price.discount, price.perDay]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
      }
      expect(price.amount).toBeGreaterThan(0);
      expect(priceOf({ ...selection, seats: seats + 1 }).amount).toBeGreaterThan(price.amount);
    }),
  );
});
