import { expect, test } from 'vitest';
import { layoutColumns } from './columnLayout.ts';
import { noPrefs, withColumnWidth } from './columnPrefs.ts';
import type { GridColumn } from './types.ts';

const column = (key: string, rest: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  key,
  header: key,
  cell: () => key,
  ...rest,
});
const columns = [
  column('vessel', { pinned: 'start', size: 200 }),
  column('departure'),
  column('price', { size: 90 }),
  column('action', { pinned: 'end', size: 100 }),
];

test('columns take their own width or the usual one, and the last loose one what is left over', () => {
  const { template, variables, width } = layoutColumns(columns, noPrefs, 1);
  expect(template).toBe(
    '44px var(--fw-column-0) var(--fw-column-1) minmax(var(--fw-column-2), 1fr) var(--fw-column-3)',
  );
  expect(Object.values(variables)).toEqual(['200px', '160px', '90px', '100px']);
  expect(width).toBe(44 + 200 + 160 + 90 + 100);
});

test('pinned columns stick behind those at the same edge', () => {
  const laid = layoutColumns([column('a', { pinned: 'start' }), ...columns], noPrefs, 2).columns;
  expect(laid.map(({ style, edge }) => [style, edge])).toEqual([
    [{ insetInlineStart: '88px' }, false],
    [{ insetInlineStart: 'calc(88px + var(--fw-column-0))' }, true],
    [undefined, false],
    [undefined, false],
    [{ insetInlineEnd: '0px' }, true],
  ]);
});

test('the width a reader set wins', () => {
  const prefs = withColumnWidth(noPrefs, 'price', 300);
  expect(layoutColumns(columns, prefs, 0).variables['--fw-column-2']).toBe('300px');
});

test('where every column is pinned the last one takes what is left over', () => {
  expect(layoutColumns([column('a', { pinned: 'start' })], noPrefs, 0).template).toBe(
    'minmax(var(--fw-column-0), 1fr)',
  );
});
