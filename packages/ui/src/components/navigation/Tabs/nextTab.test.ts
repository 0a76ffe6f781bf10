import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, -1],
])('%s from %i of 4 leads to %i', (key, at, to) => {
  expect(nextTab(key, at, 4, false)).toBe(to);
});

test('swaps the arrows where text runs from right to left', () => {
  expect(nextTab('ArrowLeft', 0, 4, true)).toBe(1);
  expect(nextTab('ArrowRight', 0, 4, true)).toBe(3);
});

test('keys pressed outside the tabs lead nowhere', () => {
  expect(nextTab('ArrowRight', -1, 4, false)).toBe(-1);
});
