import * as styles from './DataTable.css.ts';
import type { Column } from './types.ts';

/** The class of a column that tables leave out between phones and desktops. */
export function onlyWideOf({ onlyWide, priority }: Pick<Column<never>, 'onlyWide' | 'priority'>) {
  if (!onlyWide) return undefined;
  return priority === 'action' ? styles.onlyWideAction : styles.onlyWide;
}
