import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortRows } from './sortRows.ts';

interface Sailing {
  readonly port: string;
  readonly price: number | null;
}

const rows: readonly Sailing[] = [
  { port: '深圳', price: 1890 },
  { port: '宁波', price: null },
  { port: '上海', price: 1420 },
  { port: '青岛', price: 1890 },
];
const values = { port: (row: Sailing) => row.port, price: (row: Sailing) => row.price };
const ports = (sorted: readonly Sailing[]) => sorted.map(({ port }) => port);

test('Chinese sorts by pinyin', () => {
  expect(ports(sortRows(rows, { column: 'port', direction: 'ascending' }, values, 'zh-CN'))).toEqual([
    '宁波',
    '青岛',
    '上海',
    '深圳',
  ]);
});

test.each([
  ['ascending', ['上海', '深圳', '青岛', '宁波']],
  ['descending', ['深圳', '青岛', '上海', '宁波']],
] as const)('%s: equal rows keep their order, a row without a price comes last', (direction, expected) => {
  expect(ports(sortRows(rows, { column: 'price', direction }, values, 'zh-CN'))).toEqual(expected);
});

test('numbers inside texts sort by size', () => {
  const voyages = [{ voyage: '112E' }, { voyage: '9E' }, { voyage: '84E' }];
  const sorted = sortRows(
    voyages,
    { column: 'voyage', direction: 'ascending' },
    { voyage: (row) => row.voyage },
    'en',
  );
  expect(sorted.map(({ voyage }) => voyage)).toEqual(['9E', '84E', '112E']);
});

test('keeps the order of rows without a sort or with an unknown column', () => {
  expect(sortRows(rows, null, values, 'en')).toBe(rows);
  expect(sortRows(rows, { column: 'vessel', direction: 'ascending' }, values, 'en')).toBe(rows);
});

test('sorting keeps every row and is its own repetition', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer())),
      fc.constantFrom('ascending', 'descending'),
      (list, direction) => {
        const sort = { column: 'x', direction } as const;
        const by = { x: (value: number | null) => value };
        const once = sortRows(list, sort, by, 'en');
        expect(once).toHaveLength(list.length);
        expect(sortRows(once, sort, by, 'en')).toEqual(once);
      },
    ),
  );
});
