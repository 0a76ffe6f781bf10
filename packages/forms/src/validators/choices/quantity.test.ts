import { expect, test } from 'vitest';
import { quantity } from './quantity.ts';

test.each([
  ['1', null],
  ['99', null],
  ['007', null],
  ['0', 'quantity'],
  ['100', 'quantity'],
  ['-1', 'quantity'],
  ['1.5', 'quantity'],
  ['1e1', 'quantity'],
  ['', 'quantity'],
])('%j of 1 to 99: %s', (value, broken) => {
  expect(quantity(99)(value)).toBe(broken);
});

test('none at all can be allowed', () => {
  expect(quantity(5, 0)('0')).toBeNull();
});
