import { columnName } from './columnName.ts';
import type { Column } from './types.ts';

type Named = Pick<
  Column<unknown>,
  'group' | 'header' | 'headerHidden' | 'cardLabel' | 'priority' | 'phonePlace'
>;

/**
 * The name of a value: above it in a card, before it in a row of lines. A title, a column with a hidden heading, and a
 * column with a place in a line have no name.
 */
export function factName({
  group,
  header,
  headerHidden,
  cardLabel,
  priority,
  phonePlace,
}: Named): string | undefined {
  if (headerHidden || priority === 'title') return undefined;
  return cardLabel ?? (phonePlace ? undefined : columnName({ group, header }));
}
