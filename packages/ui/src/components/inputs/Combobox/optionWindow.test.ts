import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveWindow, windowFrom, windowSize } from './optionWindow.ts';

test('few options are all drawn', () => {
  expect(windowFrom(150, 200)).toBe(0);
  expect(moveWindow(0, 199, 200)).toBe(0);
});

test.each([
  [0, 10_000, 0],
  [150, 10_000, 50],
  [5_000, 10_000, 4_900],
  [9_999, 10_000, 9_800],
])('around option %i of %i it begins with %i', (at, count, first) => {
  expect(windowFrom(at, count)).toBe(first);
});

test('the option at hand is always drawn, and steps inside draw nothing anew', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), fc.nat(), (count, one, other) => {
      const first = windowFrom(one % count, count);
      const next = moveWindow(first, other % count, count);
      expect(next).toBeLessThanOrEqual(other % count);
      expect(next + windowSize).toBeGreaterThan(other % count);
      expect(moveWindow(next, other % count, count)).toBe(next);
    }),
  );
});
