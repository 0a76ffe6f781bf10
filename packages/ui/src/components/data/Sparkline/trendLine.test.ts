import { expect, test } from 'vitest';
import { trendLine } from './trendLine.ts';

test('puts the lowest point at the bottom, the highest at the top', () => {
  expect(trendLine([10, 30, 20], 40, 20)).toEqual({ path: 'M0 20L20 0L40 10', end: { x: 40, y: 10 } });
});

test('a week without a price is a gap', () => {
  expect(trendLine([10, null, 20, 20], 30, 10).path).toBe('M0 10M20 0L30 0');
});

test('draws unchanged prices through the middle', () => {
  expect(trendLine([5, 5, 5], 40, 20).path).toBe('M0 10L20 10L40 10');
});

test.each([[[]], [[null, null]]])('nothing known, nothing drawn: %j', (points) => {
  expect(trendLine(points, 40, 20)).toEqual({ path: '', end: undefined });
});
