import { expect, test } from 'vitest';
import { moveActive } from './moveActive.ts';

test.each([
  { key: 'ArrowDown', from: null, to: 0 },
  { key: 'ArrowDown', from: 0, to: 1 },
  { key: 'ArrowDown', from: 24, to: 0 },
  { key: 'ArrowUp', from: null, to: 24 },
  { key: 'ArrowUp', from: 0, to: 24 },
  { key: 'PageDown', from: null, to: 9 },
  { key: 'PageDown', from: 20, to: 24 },
  { key: 'PageUp', from: 12, to: 2 },
  { key: 'PageUp', from: 4, to: 0 },
  { key: 'Home', from: 12, to: 0 },
  { key: 'End', from: 12, to: 24 },
  { key: 'a', from: 12, to: undefined },
])('$key from $from of 25 leads to $to', ({ key, from, to }) => {
  expect(moveActive(key, from, 25)).toBe(to);
});

test('an empty list has nowhere to go', () => {
  expect(moveActive('ArrowDown', null, 0)).toBeUndefined();
});
