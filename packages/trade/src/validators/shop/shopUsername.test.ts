import { expect, test } from 'vitest';
import { shopUsername } from './shopUsername.ts';

test.each([
  ['hangdao', null],
  ['a_1234567890123a', null],
  ['abcd', 'shopUsername'],
  ['1hangdao', 'shopUsername'],
  ['_hangdao', 'shopUsername'],
  ['a2345678901234567', 'shopUsername'],
  ['hang dao', 'shopUsername'],
  ['航道航道航道', 'shopUsername'],
  ['hangdao\n', 'shopUsername'],
  ['', 'shopUsername'],
])('%j: %s', (value, broken) => {
  expect(shopUsername(value)).toBe(broken);
});
