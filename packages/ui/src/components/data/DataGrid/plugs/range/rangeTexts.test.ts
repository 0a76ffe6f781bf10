import { expect, test } from 'vitest';
import { layoutColumns } from '../../machine/columnLayout.ts';
import { noPrefs } from '../../machine/columnPrefs.ts';
import { boundsOf, type CellRange, createRangeStore, isInRange } from './cellRange.ts';
import { fillTexts, pasteTexts } from './rangeTexts.ts';

const { columns } = layoutColumns(
  ['a', 'b', 'c'].map((key) => ({ key, header: key })),
  noPrefs,
  0,
);
const grid = { rows: [{}, {}, {}], columns, keyAt: (index: number) => `r${index}` };
const range = (top: number, left: number, bottom = top, right = left): CellRange => ({
  anchor: { row: bottom, column: right },
  head: { row: top, column: left },
});
const short = (texts: readonly { key: string; column: string; text: string }[]) =>
  texts.map(({ key, column, text }) => `${key}${column}=${text}`);

test('a range has the same bounds wherever it began', () => {
  expect(boundsOf(range(1, 0, 2, 2))).toEqual({ top: 1, bottom: 2, left: 0, right: 2 });
  expect(isInRange(range(1, 0, 2, 1), { row: 2, column: 1 })).toBe(true);
  expect(isInRange(range(1, 0, 2, 1), { row: 0, column: 1 })).toBe(false);
});

test('a fill repeats the first row of the range', () => {
  expect(short(fillTexts(range(0, 1, 2, 2), grid, (key, column) => key + column))).toEqual([
    'r0b=r0b',
    'r0c=r0c',
    'r1b=r0b',
    'r1c=r0c',
    'r2b=r0b',
    'r2c=r0c',
  ]);
});

test('cells are pasted from the first cell of the range; those beyond the table are counted', () => {
  const { texts, cut, area } = pasteTexts(range(1, 1), [['1', '2', '3'], ['4'], ['5']], grid);
  expect(short(texts)).toEqual(['r1b=1', 'r1c=2', 'r2b=4']);
  expect(cut).toBe(2);
  expect(boundsOf(area)).toEqual({ top: 1, bottom: 2, left: 1, right: 2 });
});

test('one cell fills the whole range', () => {
  expect(short(pasteTexts(range(0, 0, 1, 1), [['x']], grid).texts)).toEqual([
    'r0a=x',
    'r0b=x',
    'r1a=x',
    'r1b=x',
  ]);
});

test('a row is rendered only when its part of the range changes', () => {
  const store = createRangeStore();
  store.set(range(0, 0, 1, 1));
  expect([0, 1, 2].map((row) => store.stateOf('', row))).toEqual(['0-1', '0-1', '']);
  store.set(null);
  expect(store.stateOf('', 0)).toBe('');
});
