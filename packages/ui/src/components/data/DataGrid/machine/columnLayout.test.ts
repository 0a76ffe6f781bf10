import { expect, test } from 'vitest';
import type { GridColumn } from '../types.ts';
import { layoutColumns } from './columnLayout.ts';
import { noPrefs, withColumnWidth } from './columnPrefs.ts';

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

test('columns take their own or the default width, and flexible ones share the remaining space', () => {
  const { template, variables, covered } = layoutColumns(columns, noPrefs, 1);
  expect(template.split(' minmax')).toEqual([
    '44px',
    '(var(--fw-column-0), var(--fw-grow-0))',
    '(var(--fw-column-1), var(--fw-grow-1))',
    '(var(--fw-column-2), var(--fw-grow-2))',
    '(var(--fw-column-3), var(--fw-grow-3))',
  ]);
  expect(variables).toMatchObject({
    '--fw-column-0': '200px',
    '--fw-grow-0': '200px',
    '--fw-column-1': '160px',
    '--fw-grow-1': '160fr',
    '--fw-columns':
      'calc(44px + var(--fw-column-0) + var(--fw-column-1) + var(--fw-column-2) + var(--fw-column-3))',
  });
  expect(covered).toEqual({ start: 44 + 200, end: 100 });
});

test('pinned columns stick behind those at the same edge', () => {
  const laid = layoutColumns([column('a', { pinned: 'start' }), ...columns], noPrefs, 2).columns;
  expect(laid.map(({ inset, edge }) => [inset, edge])).toEqual([
    ['88px', false],
    ['calc(88px + var(--fw-column-0))', true],
    [undefined, false],
    [undefined, false],
    ['0px', true],
  ]);
});

test('a width set by the reader wins, and takes no share of the remaining space', () => {
  const prefs = withColumnWidth(noPrefs, 'price', 300);
  expect(layoutColumns(columns, prefs, 0).variables).toMatchObject({
    '--fw-column-2': '300px',
    '--fw-grow-2': '300px',
  });
});
