import { expect, test } from 'vitest';
import { registerVerifyCode } from './registerVerifyCode.ts';

test.each([
  ['12345', null],
  ['00000', null],
  ['1234', 'registerVerifyCode'],
  ['123456', 'registerVerifyCode'],
  ['1234a', 'registerVerifyCode'],
  ['１２３４５', 'registerVerifyCode'],
  ['12345\n', 'registerVerifyCode'],
  ['', 'registerVerifyCode'],
])('%j: %s', (value, broken) => {
  expect(registerVerifyCode(value)).toBe(broken);
});
