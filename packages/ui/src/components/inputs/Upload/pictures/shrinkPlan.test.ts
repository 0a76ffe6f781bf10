import { expect, test } from 'vitest';
import { shrinkPlan } from './shrinkPlan.ts';

test('a photo of a phone: as many pixels as the server draws, then less quality, then fewer pixels', () => {
  expect(shrinkPlan(8064, 6048).map(({ width, height, quality }) => `${width}×${height} ${quality}`)).toEqual(
    [
      '4096×3072 0.9',
      '4096×3072 0.8',
      '4096×3072 0.7',
      '3072×2304 0.9',
      '3072×2304 0.8',
      '3072×2304 0.7',
      '2048×1536 0.9',
      '2048×1536 0.8',
      '2048×1536 0.7',
    ],
  );
});

test.each([
  ['upright', 3000, 9000, 1365, 4096],
  ['small already', 1200, 800, 1200, 800],
  ['a strip', 20_000, 2, 4096, 1],
])('%s', (_, width, height, drawnWidth, drawnHeight) => {
  expect(shrinkPlan(width, height)[0]).toEqual({ width: drawnWidth, height: drawnHeight, quality: 0.9 });
});

test.each([
  ['no width', 0, 100],
  ['no number', Number.NaN, 100],
])('%s: no way', (_, width, height) => {
  expect(shrinkPlan(width, height)).toEqual([]);
});
