import { expect, test } from 'vitest';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { cellOf } from './cellOf.ts';

const format = numbersOf('en');
const value = (content: number | string | null) => content;

test.each([
  ['a number', { value }, 1592, '1,592'],
  ['a text of digits', { value }, '1592', '1592'],
  ['nothing', { value }, null, null],
  ['no number', { value }, Number.NaN, Number.NaN],
  ['a cell of its own', { cell: () => 2026, value }, 1592, 2026],
  ['a column of buttons', {}, 1592, undefined],
])('%s', (_, column, row, content) => {
  expect(cellOf(column, row, format)).toBe(content);
});
