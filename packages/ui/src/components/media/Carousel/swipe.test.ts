import { expect, test } from 'vitest';
import { swipe } from './swipe.ts';

const start = { x: 200, y: 100 };

test.each([
  ['to the left goes on', { x: 120, y: 110 }, false, 1],
  ['to the right goes back', { x: 280, y: 90 }, false, -1],
  ['to the left goes back where lines run from right to left', { x: 120, y: 110 }, true, -1],
  ['a tap stays', { x: 204, y: 101 }, false, 0],
  ['scrolling stays', { x: 150, y: 300 }, false, 0],
] as const)('a drag: %s', (_, end, rtl, steps) => {
  expect(swipe(start, end, rtl)).toBe(steps);
});
