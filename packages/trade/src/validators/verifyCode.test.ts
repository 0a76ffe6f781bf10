import { expect, test } from 'vitest';
import { verifyCode } from './verifyCode.ts';

test.each([
  ['123456', null],
  ['000000', null],
  ['12345', 'verifyCode'],
  ['1234567', 'verifyCode'],
  ['12345a', 'verifyCode'],
  ['１２３４５６', 'verifyCode'],
  ['12345\n', 'verifyCode'],
  ['-12345', 'verifyCode'],
  ['', 'verifyCode'],
])('%j: %s', (value, broken) => {
  expect(verifyCode(value)).toBe(broken);
});
