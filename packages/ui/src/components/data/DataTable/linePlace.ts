import type { Column } from './types.ts';

type Placed = Pick<Column<never>, 'align' | 'phonePlace' | 'priority'>;

/** Whether rows on phones are lines instead of cards: one column has a place in them. */
export function isInLines(columns: readonly Placed[]): boolean {
  return columns.some(({ phonePlace }) => phonePlace !== undefined);
}

/** The place of a column in a row of lines; a figure that ends its column is an amount, and every fact is wide. */
export function linePlaceOf({ phonePlace, priority = 'fact', align }: Placed) {
  if (phonePlace === 'figure' && align === 'end') return 'amount';
  return phonePlace ?? (priority === 'wide' ? 'fact' : priority);
}
