import type { Column } from './types.ts';

type Named = Pick<Column<unknown>, 'header' | 'headerHidden' | 'cardLabel' | 'priority' | 'phonePlace'>;

/**
 * What stands over a value where its row is a card, and before it in a row of lines. A title, a column without a heading in
 * sight, and what has a place in a line have none.
 */
export function factName({
  header,
  headerHidden,
  cardLabel,
  priority,
  phonePlace,
}: Named): string | undefined {
  if (headerHidden || priority === 'title') return undefined;
  return cardLabel ?? (phonePlace ? undefined : header);
}
