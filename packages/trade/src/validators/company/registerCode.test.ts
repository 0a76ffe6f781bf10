import { expect, test } from 'vitest';
import { registerCode } from './registerCode.ts';

test.each([
  ['310115400123456', null],
  ['3122260ABC', null],
  ['MOC-NV-02345', null],
  ['12345', 'registerCode'],
  ['-1234567', 'registerCode'],
  ['1234567-', 'registerCode'],
  ['1234--567', 'registerCode'],
  ['沪A-123456', 'registerCode'],
  ['1'.repeat(51), 'registerCode'],
  ['123456\n', 'registerCode'],
  ['', 'registerCode'],
])('%j: %s', (value, broken) => {
  expect(registerCode(value)).toBe(broken);
});
