import type { Column, Sort } from './types.ts';

/** Returns the sort after a press on a column's heading: its first direction, then the other one, then no sorting. */
export function nextSort(column: Pick<Column<never>, 'key' | 'firstSort'>, sort: Sort | null): Sort | null {
  const first = column.firstSort ?? 'ascending';
  if (sort?.column !== column.key) return { column: column.key, direction: first };
  if (sort.direction !== first) return null;
  return { column: column.key, direction: first === 'ascending' ? 'descending' : 'ascending' };
}
