import { expect, test } from 'vitest';
import { placeTowards } from './placeTowards.ts';

/** Shanghai, Ningbo, Busan, Los Angeles. */
const ports = [
  [100, 100],
  [100, 110],
  [120, 85],
  [400, 95],
] as const;

test.each([
  ['south of Shanghai lies Ningbo', 0, 'ArrowDown', 1],
  ['east of it Busan, and not Los Angeles', 0, 'ArrowRight', 2],
  ['east of Busan Los Angeles', 2, 'ArrowRight', 3],
  ['north of Ningbo Shanghai', 1, 'ArrowUp', 0],
  ['nothing lies west of Shanghai', 0, 'ArrowLeft', null],
  ['Home is the first', 3, 'Home', 0],
  ['other keys are the map’s own', 0, '+', null],
])('%s', (_, from, key, to) => {
  expect(placeTowards(ports, from, key)).toBe(to);
});

test('places in one spot lead on from it', () => {
  const one = [
    [10, 10],
    [10, 10],
    [20, 10],
  ] as const;
  expect(placeTowards(one, 0, 'ArrowRight')).toBe(2);
});
