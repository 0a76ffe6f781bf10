import { describe, expect, it } from 'vitest';
import { longestCell, sheetCell, sheetName, sheetText } from './sheetCell.ts';

describe('a cell of a spreadsheet', () => {
  it.each([
    ['', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [0, { kind: 'number', number: 0 }],
    [1890.5, { kind: 'number', number: 1890.5 }],
    ['0012', { kind: 'text', text: '0012' }],
    ['=1+1', { kind: 'text', text: '=1+1' }],
    ['-2', { kind: 'text', text: '-2' }],
    ['@SUM(A1)', { kind: 'text', text: '@SUM(A1)' }],
    ['2026-11-20', { kind: 'date', date: new Date('2026-11-20T00:00:00Z'), withTime: false }],
    ['2026-11-20 09:05', { kind: 'date', date: new Date('2026-11-20T09:05:00Z'), withTime: true }],
    ['2026-02-30', { kind: 'text', text: '2026-02-30' }],
    ['2026-11-20 25:00', { kind: 'text', text: '2026-11-20 25:00' }],
    ['1899-12-31', { kind: 'text', text: '1899-12-31' }],
    ['2026-11-20 10:00 GMT+1', { kind: 'text', text: '2026-11-20 10:00 GMT+1' }],
  ])('%j becomes %j', (value, cell) => {
    expect(sheetCell(value)).toEqual(cell);
  });

  it('holds no character that XML cannot write, and no half of an emoji', () => {
    expect(sheetText('a\u0000b\u000bc\ud83d')).toBe('abc\ufffd');
    expect(sheetText('箱'.repeat(longestCell + 5))).toHaveLength(longestCell);
  });
});

it.each([
  ['Shanghai/Hamburg: [W48]?', 'Shanghai Hamburg   W48'],
  ["'quoted'", 'quoted'],
  ['', 'Sheet1'],
  ['???', 'Sheet1'],
  ['船'.repeat(40), '船'.repeat(31)],
])('the sheet name of %j is %j', (name, expected) => {
  expect(sheetName(name)).toBe(expected);
});
