import { expect, test } from 'vitest';
import { phone } from './phone.ts';

test.each([
  ['13800138000', '86', null],
  ['021-12345678', '86', 'mobile'],
  ['4155550123', '1', null],
  ['020 7946 0000 ext. 3', '44', null],
  ['电话4155550123', '1', 'phone'],
  ['4155㐀', '1', 'phone'],
  ['', '1', 'phone'],
  ['1'.repeat(41), '1', 'phone'],
])('%j under +%s: %s', (value, dialCode, broken) => {
  expect(phone(value, dialCode)).toBe(broken);
});
