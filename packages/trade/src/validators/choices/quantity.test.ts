import { expect, test } from 'vitest';
import { quantity } from './quantity.ts';

test.each([
  [1, null],
  [99, null],
  [0, 'quantity'],
  [100, 'quantity'],
  [-1, 'quantity'],
  [1.5, 'quantity'],
  [Number.NaN, 'quantity'],
  [Number.POSITIVE_INFINITY, 'quantity'],
  [2 ** 53, 'quantity'],
])('%d of 1 to 99: %s', (value, broken) => {
  expect(quantity(99)(value)).toBe(broken);
});

test('none at all can be allowed', () => {
  expect(quantity(5, 0)(0)).toBeNull();
});
