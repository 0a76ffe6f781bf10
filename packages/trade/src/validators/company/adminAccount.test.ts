import { expect, test } from 'vitest';
import { adminAccount } from './adminAccount.ts';

test.each([
  ['hengli', null],
  ['123456', null],
  ['HengliShipping1', null],
  ['heng1', 'adminAccount'],
  ['HengliShipping12', 'adminAccount'],
  ['hengli_1', 'adminAccount'],
  ['恒力航运物流公司', 'adminAccount'],
  ['hengli\n', 'adminAccount'],
  ['', 'adminAccount'],
])('%j: %s', (value, broken) => {
  expect(adminAccount(value)).toBe(broken);
});
