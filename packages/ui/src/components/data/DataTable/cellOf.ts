import type { ReactNode } from 'react';
import type { Column } from './types.ts';

/** The content of a row in a column: its `cell`, else its `value`, whose numbers are written as readers of the language do. */
export function cellOf<Row>(
  { cell, value }: Pick<Column<Row>, 'cell' | 'value'>,
  row: Row,
  format: (value: number) => string,
): ReactNode {
  if (cell) return cell(row);
  const content = value?.(row);
  return typeof content === 'number' && Number.isFinite(content) ? format(content) : content;
}
