import type { Column } from './types.ts';

type Placed = Pick<Column<never>, 'phonePlace' | 'priority'>;

/** Whether rows on phones are lines, and no cards: one column says where it stands in them. */
export function isInLines(columns: readonly Placed[]): boolean {
  return columns.some(({ phonePlace }) => phonePlace !== undefined);
}

/** Where a column stands in a row of lines. */
export function linePlaceOf({ phonePlace, priority = 'fact' }: Placed) {
  return phonePlace ?? priority;
}
