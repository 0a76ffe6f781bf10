import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvBroken, csvReader, readCsv } from './csvReader.ts';

const cells = (text: string) => readCsv(text).map((record) => record.cells);

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFFa,b', [['a', 'b']]],
  [
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"a;x",b\n1', [['a;x', 'b'], ['1']]],
  [
    '" a ""b"" ",\n"1\n2",3',
    [['a "b"'], ['1\n2', '3']].map((row, index) => (index === 0 ? [...row, ''] : row)),
  ],
  [' a , "b" \n', [['a', 'b']]],
  ['a 5" pipe,b', [['a 5" pipe', 'b']]],
  [
    'a,b\n\n,\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['one', [['one']]],
  ['', []],
])('%j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

it('a record has the number of the line that it begins on', () => {
  const text = 'a,b\r\n"1\r\n1",2\r\n\r\n3,4\n5,6';
  expect(readCsv(text).map(({ line }) => line)).toEqual([1, 2, 5, 6]);
});

describe('a quotation mark that does not close', () => {
  it.each([
    ['a,b\n1,2\n3,"4\n5,6', 3],
    ['"', 1],
    [`a\n"${'x'.repeat(30_000)}\n"`, 2],
  ])('%j', (text, line) => {
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ line, constructor: CsvBroken }));
  });
});

it('pieces of a text read as the whole of it', () => {
  const letters = fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '中', '\uFEFF');
  const errorOf = (read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      return error instanceof CsvBroken ? error.line : error;
    }
  };
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letters, maxLength: 8 }), { maxLength: 8 }), (pieces) => {
      const inPieces = errorOf(() => {
        const reader = csvReader();
        return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
      });
      expect(inPieces).toEqual(errorOf(() => readCsv(pieces.join(''))));
    }),
  );
});

it('text written by RFC 4180 reads back as the same cells', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '字') })
    .filter((text) => text === text.trim());
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((all) => all.some((each) => each !== ''));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = ['head,of', ...rows.map((each) => each.map(quote).join(','))].join('\r\n');
      expect(cells(text).slice(1)).toEqual(rows);
    }),
  );
});
