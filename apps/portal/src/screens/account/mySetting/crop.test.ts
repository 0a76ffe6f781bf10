import { expect, test } from 'vitest';
import { dragged, squareOf, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test.each([
  ['as much as fits, from the middle', wholeCrop, { x: 100, y: 0, side: 200 }],
  ['twice as near', { ...wholeCrop, zoom: 2 }, { x: 150, y: 50, side: 100 }],
  ['the start edge', { ...wholeCrop, across: 0 }, { x: 0, y: 0, side: 200 }],
  ['beyond the end edge', { ...wholeCrop, across: 7 }, { x: 200, y: 0, side: 200 }],
  ['nearer than allowed', { ...wholeCrop, zoom: 99 }, { x: 175, y: 75, side: 50 }],
])('%s', (_case, crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});

test('a drag to the right shows more of the left, by as much as the view shows', () => {
  const crop = dragged(wide, wholeCrop, { x: 40, y: 0 }, 200);
  expect(squareOf(wide, crop)).toEqual({ x: 60, y: 0, side: 200 });
});

test('a side that fits whole does not move', () => {
  expect(dragged(wide, wholeCrop, { x: 0, y: 50 }, 200).down).toBe(0.5);
});
