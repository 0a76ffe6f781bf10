import { expect, test } from 'vitest';
import { summaryTexts } from './summaryTexts.ts';

const format = (value: number) => value.toFixed(1);

test('numbers are formatted, texts stay, and functions receive the rows', () => {
  const cells = {
    price: (rows: readonly number[]) => rows.reduce((sum, row) => sum + row, 0),
    vessel: (rows: readonly number[]) => `${rows.length} sailings`,
    note: 'net',
    days: 3,
  };
  expect(summaryTexts(cells, [1, 2], format)).toEqual({
    price: '3.0',
    vessel: '2 sailings',
    note: 'net',
    days: '3.0',
  });
});

test('a mean of no rows has no text', () => {
  const mean = (rows: readonly number[]) => rows.reduce((sum, row) => sum + row, 0) / rows.length;
  expect(summaryTexts({ mean, none: () => null, empty: '' }, [], format)).toEqual({});
});
