import { expect, test } from 'vitest';
import { accountTypesOf, loginName } from './names.ts';

test.each([
  ['+86 138-0000-0000', { kind: 'phone', value: '13800000000' }],
  ['１３８００００００００', { kind: 'phone', value: '13800000000' }],
  [' Li.Wei@Example.COM ', { kind: 'email', value: 'li.wei@example.com' }],
  ['LiWei', { kind: 'username', value: 'LiWei' }],
  ['+1 415 555 0123', 'overseas'],
  ['00442079460000', 'overseas'],
  ['li wei', null],
  ['', null],
])('%j is the login name %j', (typed, expected) => {
  expect(loginName(typed)).toEqual(expected);
});

test('the private portal opens personal accounts, the business portal company accounts', () => {
  expect(accountTypesOf(1)).toEqual([3]);
  expect(accountTypesOf(2)).toEqual([1, 2]);
});
