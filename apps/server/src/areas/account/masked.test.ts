import { expect, test } from 'vitest';
import { maskedEmail, maskedName, maskedPhone } from './masked.ts';

test('a masked phone keeps the carrier prefix and the last four digits', () => {
  expect(maskedPhone('13800001234')).toBe('138****1234');
});

test.each([
  ['li.wei@example.com', 'l***@example.com'],
  ['a@b.io', 'a***@b.io'],
  ['𠮷田@b.io', '𠮷***@b.io'],
  ['😀x@b.io', '😀***@b.io'],
])('%s reads %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test('a new account is named by the masked contact it was registered with', () => {
  expect(maskedName({ kind: 'phone', value: '13800001234' })).toBe('138****1234');
  expect(maskedName({ kind: 'email', value: 'li@example.com' })).toBe('l***@example.com');
  expect(maskedName({ kind: 'username', value: 'LiWei' })).toBe('LiWei');
});
