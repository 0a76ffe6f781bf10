import { expect, test } from 'vitest';
import { type KeyedSplit, sizeByKey, within } from './sizeByKey.ts';

const row: KeyedSplit = { direction: 'row', rtl: false, min: 20, max: 80 };

test.each<[string, number, Partial<KeyedSplit>, number | undefined]>([
  ['ArrowLeft', 50, {}, 45],
  ['ArrowRight', 50, {}, 55],
  ['ArrowLeft', 50, { rtl: true }, 55],
  ['ArrowRight', 50, { rtl: true }, 45],
  ['ArrowUp', 50, { direction: 'column' }, 45],
  ['ArrowDown', 50, { direction: 'column' }, 55],
  ['ArrowLeft', 22, {}, 20],
  ['ArrowRight', 80, {}, 80],
  ['Home', 50, {}, 20],
  ['End', 50, {}, 80],
  ['ArrowUp', 50, {}, undefined],
  ['ArrowLeft', 50, { direction: 'column' }, undefined],
  ['Tab', 50, {}, undefined],
])('%s at %d with %o', (key, size, options, expected) => {
  expect(sizeByKey(key, size, { ...row, ...options })).toBe(expected);
});

test.each([
  [10, 20],
  [90, 80],
  [33.3, 33.3],
  [Number.NaN, 50],
])('a stored size of %d is %d', (size, expected) => {
  expect(within(size, row)).toBe(expected);
});
