import type { Column } from './types.ts';

type Placed = Pick<Column<never>, 'align' | 'phonePlace' | 'priority'>;

/** Whether rows on phones are lines instead of cards: one column has a place in them. */
export function isInLines(columns: readonly Placed[]): boolean {
  return columns.some(({ phonePlace }) => phonePlace !== undefined);
}

/** The place of a column in a row of lines; a figure that ends its column is an amount. */
export function linePlaceOf({ phonePlace, priority = 'fact', align }: Placed) {
  return phonePlace === 'figure' && align === 'end' ? 'amount' : (phonePlace ?? priority);
}
