import { expect, test } from 'vitest';
import { type CartItem, cartSum, orderedNum } from './cart.ts';

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [6, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [2, 0, 0],
])('%i of at most %i: %i', (num, maxNum, ordered) => {
  expect(orderedNum({ num, maxNum })).toBe(ordered);
});

const item = (own: Partial<CartItem>): CartItem => ({
  ...{ id: '1', productID: 'p', num: 1, maxNum: 9, price: 1_999, check: true },
  ...own,
});

test('sums the checked lines, in whole minor units', () => {
  expect(cartSum([])).toEqual({ num: 0, price: 0 });
  expect(cartSum([item({ num: 3 }), item({ check: false }), item({ maxNum: 0 })])).toEqual({
    num: 3,
    price: 5_997,
  });
  expect(cartSum([item({ num: 20, price: 10 })])).toEqual({ num: 9, price: 90 });
});
