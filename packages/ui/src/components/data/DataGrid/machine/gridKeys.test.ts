import { expect, test } from 'vitest';
import { clampPlace, type Extent, moveFocus, rowsBetween } from './gridKeys.ts';

const extent: Extent = { rows: 100, columns: 8, page: 10 };
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['ArrowRight', at(5, 3), at(5, 4)],
  ['ArrowRight', at(5, 7), at(5, 7)],
  ['ArrowLeft', at(5, 0), at(5, 0)],
  ['ArrowDown', at(5, 3), at(6, 3)],
  ['ArrowDown', at(99, 3), at(99, 3)],
  ['ArrowUp', at(0, 3), at(-1, 3)],
  ['ArrowUp', at(-1, 3), at(-1, 3)],
  ['PageDown', at(5, 3), at(15, 3)],
  ['PageDown', at(95, 3), at(99, 3)],
  ['PageUp', at(5, 3), at(0, 3)],
  ['PageUp', at(-1, 3), at(-1, 3)],
  ['Home', at(5, 3), at(5, 0)],
  ['End', at(5, 3), at(5, 7)],
])('%s from %o leads to %o', (key, from, to) => {
  expect(moveFocus(from, { key }, extent)).toEqual(to);
});

test.each([
  ['Home', at(5, 3), at(0, 0)],
  ['End', at(5, 3), at(99, 7)],
  ['ArrowDown', at(5, 3), at(99, 3)],
  ['ArrowUp', at(5, 3), at(0, 3)],
])('Ctrl+%s, or Command, from %o leads to %o', (key, from, to) => {
  expect(moveFocus(from, { key, ctrlKey: true }, extent)).toEqual(to);
  expect(moveFocus(from, { key, metaKey: true }, extent)).toEqual(to);
});

test('from right to left the arrows go where they point', () => {
  expect(moveFocus(at(5, 3), { key: 'ArrowRight' }, { ...extent, rtl: true })).toEqual(at(5, 2));
  expect(moveFocus(at(5, 3), { key: 'ArrowLeft' }, { ...extent, rtl: true })).toEqual(at(5, 4));
});

test('without rows only the heading is left', () => {
  const empty = { ...extent, rows: 0 };
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])
    expect(moveFocus(at(-1, 2), { key }, empty)).toEqual(at(-1, 2));
  expect(clampPlace(at(40, 9), empty)).toEqual(at(-1, 7));
});

test('treats the first row as the top where rows are cards', () => {
  expect(moveFocus(at(0, 2), { key: 'ArrowUp' }, { ...extent, headless: true })).toEqual(at(0, 2));
});

test('other keys do not move', () => {
  expect(moveFocus(at(5, 3), { key: 'a' }, extent)).toBeNull();
});

test('rows between two count both, upwards too', () => {
  expect(rowsBetween(2, 4)).toEqual([2, 3, 4]);
  expect(rowsBetween(4, 2)).toEqual([2, 3, 4]);
  expect(rowsBetween(-1, 1)).toEqual([0, 1]);
});
