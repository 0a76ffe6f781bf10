import { expect, test } from 'vitest';
import { csvCell } from './csvCell.ts';
import { readCsv } from './csvReader.ts';

test.each([
  ['="0012"', '0012'],
  ["'=1+1", '=1+1'],
  ["'-5", '-5'],
  ["'t Hart", "'t Hart"],
  ['=1+1', '=1+1'],
  ['\t2-3', '2-3'],
  ['a\0b', 'ab'],
])('the cell %j is %j', (cell, text) => {
  expect(csvCell(cell)).toBe(text);
});

test('a guarded cell is read with the quotation marks of the file', () => {
  expect(readCsv('a,b,c\n"=""0012""",="1E5","\t2-3"')[1]?.cells).toEqual(['0012', '1E5', '2-3']);
});
