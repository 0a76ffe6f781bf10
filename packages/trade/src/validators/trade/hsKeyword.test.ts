import { expect, test } from 'vitest';
import { hsKeyword } from './hsKeyword.ts';

test.each([
  ['轮胎', null],
  ['tyre', null],
  ['7 座', null],
  ['85', null],
  ['8517.13.00', null],
  ['8517 1300 00', null],
  ['8517130000999', null],
  ['', 'required'],
  ['   ', 'required'],
  ['8', 'hsKeyword'],
  ['...', 'hsKeyword'],
  ['85171300009991', 'hsKeyword'],
  ['轮'.repeat(61), 'hsKeyword'],
])('%j: %s', (value, broken) => {
  expect(hsKeyword(value)).toBe(broken);
});
