import { expect, test } from 'vitest';
import { readTable, tableOfRows } from './readTable.ts';

test.each([
  ['comma', '船名,运价\nHMM NURI,1795\n'],
  ['tabs of a spreadsheet', '船名\t运价\r\nHMM NURI\t1795'],
  ['semicolons with a mark', '\uFEFF船名;运价\r\n"HMM NURI";1795\r\n'],
])('reads headings and rows: %s', (_, text) => {
  expect(readTable(text, 10)).toEqual({
    head: ['船名', '运价'],
    records: [{ line: 2, cells: ['HMM NURI', '1795'] }],
  });
});

test.each([
  ['', { kind: 'empty' }],
  ['船名,运价\n', { kind: 'empty' }],
  ['a\n1\n2\n3\n', { kind: 'rows' }],
  ['a,b\n1,"2\n3,4\n', { kind: 'quotes', line: 2 }],
  ['x'.repeat(5_000_001), { kind: 'size' }],
])('says why a text is no table', (text, problem) => {
  expect(readTable(text, 2)).toEqual(problem);
});

test('a table of the most rows is read, pieces of the text notwithstanding', () => {
  const line = `${'长'.repeat(40)},"quoted, with ""marks"""\r\n`;
  const table = readTable(`head,other\r\n${line.repeat(10_000)}`, 10_000);
  expect('records' in table && table.records.length).toBe(10_000);
  expect('records' in table && table.records.at(-1)).toEqual({
    line: 10_001,
    cells: ['长'.repeat(40), 'quoted, with "marks"'],
  });
});

test('rows of another reader become a table; empty ones keep the count of lines', () => {
  expect(tableOfRows([['船名'], [''], [' HMM NURI ']], 10)).toEqual({
    head: ['船名'],
    records: [{ line: 3, cells: ['HMM NURI'] }],
  });
});
