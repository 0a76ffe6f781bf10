import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#767676', 4.54],
  ['#a07', '#fff', contrast('#aa0077', '#ffffff')],
])('%s on %s is %f', (ink, surface, ratio) => {
  expect(contrast(ink, surface)).toBeCloseTo(ratio, 2);
});

it('a colour it cannot read has no contrast, not a good one', () => {
  expect(contrast('red', '#ffffff')).toBeNaN();
});
