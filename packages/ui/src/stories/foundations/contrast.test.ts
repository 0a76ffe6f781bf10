import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 1],
  ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
])('%s on %s is %f', (ink, surface, ratio) => {
  expect(contrast(ink, surface)).toBeCloseTo(ratio, 2);
});
