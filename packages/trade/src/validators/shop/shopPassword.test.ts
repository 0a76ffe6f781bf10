import { expect, test } from 'vitest';
import { shopPassword } from './shopPassword.ts';

test.each([
  ['a12345', null],
  ['Fairway_2026', null],
  ['a12345678901234567', null],
  ['a1234', 'shopPassword'],
  ['a123456789012345678', 'shopPassword'],
  ['1abcdef', 'shopPassword'],
  ['abc-def', 'shopPassword'],
  ['abcdef\n', 'shopPassword'],
  ['', 'shopPassword'],
])('%j: %s', (value, broken) => {
  expect(shopPassword(value)).toBe(broken);
});
