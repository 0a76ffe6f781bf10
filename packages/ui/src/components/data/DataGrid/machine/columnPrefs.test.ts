import { describe, expect, test } from 'vitest';
import type { ColumnPrefs, GridColumn } from '../types.ts';
import {
  noPrefs,
  orderedColumns,
  readPrefs,
  shownColumns,
  withColumnMoved,
  withColumnShown,
  withColumnWidth,
} from './columnPrefs.ts';

const column = (key: string, rest: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  key,
  header: key,
  cell: () => key,
  ...rest,
});
const columns = [
  column('vessel', { pinned: 'start', hideable: false }),
  column('departure'),
  column('arrival'),
  column('price'),
  column('action', { pinned: 'end' }),
];
const keys = (list: readonly GridColumn<object>[]) => list.map(({ key }) => key).join(' ');
const prefs = (change: Partial<ColumnPrefs>): ColumnPrefs => ({ ...noPrefs, ...change });

describe('order', () => {
  test.each<[string, readonly string[], string]>([
    ['as designed', [], 'vessel departure arrival price action'],
    [
      'as wished, what is not named after its neighbour',
      ['price', 'departure'],
      'vessel price action departure arrival',
    ],
    ['with a column that is gone', ['gone', 'arrival'], 'vessel departure arrival price action'],
    ['with a column named twice', ['price', 'price'], 'vessel departure arrival price action'],
  ])('%s', (_, order, expected) => {
    expect(keys(orderedColumns(columns, prefs({ order })))).toBe(expected);
  });

  test('places a column of a new version after the one it was designed to follow', () => {
    const order = ['vessel', 'price', 'departure', 'action'];
    expect(keys(orderedColumns(columns, prefs({ order })))).toBe('vessel price departure arrival action');
  });

  test('moving changes places with the neighbour of the same edge, and stops at the ends', () => {
    const moved = withColumnMoved(noPrefs, columns, 'price', -1);
    expect(keys(shownColumns(columns, moved))).toBe('vessel departure price arrival action');
    expect(withColumnMoved(noPrefs, columns, 'departure', -1)).toBe(noPrefs);
    expect(withColumnMoved(noPrefs, columns, 'vessel', 1)).toBe(noPrefs);
    expect(withColumnMoved(noPrefs, columns, 'gone', 1)).toBe(noPrefs);
  });
});

describe('shown', () => {
  test('leaves out columns that the reader hides, never the required ones', () => {
    const hidden = prefs({ hidden: ['arrival', 'vessel'] });
    expect(keys(shownColumns(columns, hidden))).toBe('vessel departure price action');
  });

  test('keeps pinned columns at their edge whatever the order', () => {
    const order = ['action', 'price', 'vessel'];
    const visibleColumns = shownColumns(columns, prefs({ order }));
    expect([visibleColumns[0]?.key, visibleColumns.at(-1)?.key]).toEqual(['vessel', 'action']);
  });

  test('is never nothing', () => {
    const open = [column('a'), column('b')];
    expect(keys(shownColumns(open, prefs({ hidden: ['a', 'b'] })))).toBe('a b');
  });

  test('a column hidden and shown again leaves no trace', () => {
    expect(withColumnShown(withColumnShown(noPrefs, 'price', false), 'price', true)).toEqual(noPrefs);
  });
});

test('keeps a width within bounds and can reset it', () => {
  expect(withColumnWidth(noPrefs, 'price', 3).widths).toEqual({ price: 64 });
  expect(withColumnWidth(noPrefs, 'price', 9000).widths).toEqual({ price: 800 });
  expect(withColumnWidth(prefs({ widths: { price: 90 } }), 'price', null)).toEqual(noPrefs);
});

test.each<[string, unknown, ColumnPrefs]>([
  ['nothing', null, noPrefs],
  ['nonsense', 'x', noPrefs],
  [
    'wrong types',
    { order: 7, hidden: [1, 'a'], widths: { a: 'wide', b: 90 }, density: 'cosy' },
    prefs({ hidden: ['a'], widths: { b: 90 } }),
  ],
  ['its own', prefs({ order: ['a'], density: 'compact' }), prefs({ order: ['a'], density: 'compact' })],
])('a store that holds %s', (_, stored, expected) => {
  expect(readPrefs(stored)).toEqual(expected);
});
