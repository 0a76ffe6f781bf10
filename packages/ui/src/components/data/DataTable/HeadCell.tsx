import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { columnName } from './columnName.ts';
import * as styles from './DataTable.css.ts';
import { nextSort } from './nextSort.ts';
import { onlyWideOf } from './onlyWideOf.ts';
import { roles } from './roles.ts';
import type { Column, Sort } from './types.ts';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
}

/** The heading of a column; where rows can be sorted by it, a button named by the effect of a press. */
export function HeadCell<Row>({ column: { group, ...rest }, sort, onSortChange }: HeadCellProps<Row>) {
  const column = { ...rest, header: columnName({ group, header: rest.header }) };
  const { header, headerHidden, align = 'start', width } = column;
  const sorted = sort?.column === column.key ? sort.direction : undefined;
  const sortable = column.sortable && onSortChange;
  return (
    <th
      {...roles.head}
      scope="col"
      // The column is named by its heading, not by the action of the button in it.
      aria-label={header}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
      className={joinClasses(styles.headCell, styles.align[align], onlyWideOf(column))}
      style={width ? { inlineSize: width } : undefined}
    >
      {sortable ? (
        <SortButton column={column} sort={sort} onSortChange={onSortChange} />
      ) : headerHidden ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </th>
  );
}

/** A heading that sorts when pressed, named by the effect of the next press. */
export function SortButton<Row>({ column, sort, onSortChange }: Required<HeadCellProps<Row>>) {
  const t = useMessages().dataTable;
  const sorted = sort?.column === column.key ? sort.direction : undefined;
  const next = nextSort(column, sort);
  const act = next === null ? t.sortOff : next.direction === 'ascending' ? t.sortUp : t.sortDown;
  return (
    <>
      <button
        type="button"
        className={styles.sortButton}
        aria-label={act(columnName(column))}
        onClick={() => onSortChange?.(next)}
      >
        <span className={styles.sortText}>{column.header}</span>
        <Icon
          icon={sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown}
          className={styles.sortIcon}
        />
      </button>
      <span className={styles.plainHead}>{column.header}</span>
    </>
  );
}
