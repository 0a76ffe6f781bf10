import { expect, test } from 'vitest';
import { account, accountKind } from './account.ts';

test.each([
  ['13800138000', 'phone'],
  ['li@example.com', 'email'],
  ['liwei', 'username'],
  ['1380013800', 'username'],
  ['li wei', null],
  ['li', null],
  ['', null],
])('%j is a %s', (value, kind) => {
  expect(accountKind(value)).toBe(kind);
  expect(account(value)).toBe(kind === null ? 'account' : null);
});
