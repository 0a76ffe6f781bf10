import type { GridColumn } from '../types.ts';

/** A row of the stories with a value in each of 60 columns. */
export interface WideRow {
  readonly id: string;
  readonly values: readonly number[];
}

const count = 60;

export function makeWideRows(rows: number): readonly WideRow[] {
  return Array.from({ length: rows }, (_, row) => ({
    id: `R${row + 1}`,
    values: Array.from({ length: count }, (_, column) => ((row + 1) * (column + 7)) % 997),
  }));
}

/** A price per week; the first column names the row and stays visible. */
export const wideColumns: readonly GridColumn<WideRow>[] = Array.from({ length: count }, (_, column) =>
  column === 0
    ? { key: 'id', header: 'No.', priority: 'title', pinned: 'start', size: 100, value: ({ id }) => id }
    : {
        key: `w${column}`,
        header: `W${String(column).padStart(2, '0')}`,
        size: 90,
        align: 'end',
        value: ({ values }) => values[column],
      },
);
