import { expect, test } from 'vitest';
import { allowedTypos, distancesToBeginnings, editDistance } from './misspelling.ts';

test.each([
  ['evergiven', 'evergiven', 0],
  ['evergvien', 'evergiven', 1],
  ['evrgiven', 'evergiven', 1],
  ['everggiven', 'evergiven', 1],
  ['evergiben', 'evergiven', 1],
  ['savanah', 'savannah', 1],
  ['hamburg', 'rotterdam', 8],
  ['', 'abc', 3],
])('%s is %s after %i changes', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

test('the beginning of a longer name is compared alone', () => {
  expect(Math.min(...distancesToBeginnings('coscoshippng', 'coscoshippinggalaxy'))).toBe(1);
});

test.each([
  ['ever', 0],
  ['savan', 1],
  ['savanah', 1],
  ['evergvien', 2],
  ['sitc9', 0],
  ['长赐', 0],
  ['a'.repeat(25), 0],
])('%s may have %i wrong letters', (typed, typos) => {
  expect(allowedTypos(typed)).toBe(typos);
});
