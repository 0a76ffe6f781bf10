import type { Column } from './types.ts';

type Named = Pick<Column<unknown>, 'header' | 'headerHidden' | 'cardLabel' | 'priority'>;

/** What stands over a value where its row is a card; a card's title, and a column without a heading in sight, have none. */
export function factName({ header, headerHidden, cardLabel, priority }: Named): string | undefined {
  return headerHidden || priority === 'title' ? undefined : (cardLabel ?? header);
}
