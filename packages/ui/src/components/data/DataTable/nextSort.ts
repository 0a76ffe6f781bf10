import type { Column, Sort } from './types.ts';

/** What a press on a column's heading leads to: its first direction, the other one, no sorting. */
export function nextSort(column: Pick<Column<never>, 'key' | 'firstSort'>, sort: Sort | null): Sort | null {
  const first = column.firstSort ?? 'ascending';
  if (sort?.column !== column.key) return { column: column.key, direction: first };
  if (sort.direction !== first) return null;
  return { column: column.key, direction: first === 'ascending' ? 'descending' : 'ascending' };
}
