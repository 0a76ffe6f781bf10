import { Fragment, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BodyRow } from './BodyRow.tsx';
import * as styles from './DataTable.css.ts';
import { groupHeadings } from './groupHeadings.ts';
import { HeadCell } from './HeadCell.tsx';
import { isInLines } from './linePlace.ts';
import { roles } from './roles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { Column, Sort } from './types.ts';

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the table; read out, not shown. */
  caption: string;
  /** The columns, from the start of the line. */
  columns: readonly Column<Row>[];
  /** In the order to show; filtering and sorting are the caller's, see `sortRows`. */
  rows: readonly Row[];
  /** Returns a key that identifies the row, also after sorting. */
  rowKey: (row: Row) => string;
  /** Makes the whole row lead somewhere, by a link around its title. */
  rowHref?: (row: Row) => string;
  /** Returns the heading of the group of a row, shown above its first row; rows of a group are together. */
  groupHeading?: (row: Row) => string | null;
  /** Renders a row designed for phones, in place of a card of all facts. */
  phoneRow?: (row: Row) => ReactNode;
  /** Makes the whole row lead somewhere on phones, where `phoneRow` leaves no room for a button. */
  phoneHref?: (row: Row) => string;
  /** Column the rows are sorted by. */
  sort?: Sort | null;
  /** A heading was pressed; without it nothing can be sorted. */
  onSortChange?: (sort: Sort | null) => void;
  /** False where the page has another control to sort by: phones show none above the rows. */
  phoneSort?: boolean;
  /** `loading` shows placeholders, `refreshing` keeps the old rows and dims them, `error` shows the error slot. */
  status?: 'ready' | 'loading' | 'refreshing' | 'error';
  /** Replaces rows when there are none. */
  empty?: ReactNode;
  /** Replaces rows when they failed to load. */
  error?: ReactNode;
  /** Placeholders to show while loading. */
  expectedRows?: number;
  /** Lines of text in a row, so that placeholders are as tall. */
  lines?: 1 | 2;
  /** Px from the top at which headings stop, under a sticky header. */
  stickyOffset?: number;
}

/**
 * Facts to read in rows and columns; below 640 px every row is a card with the same facts, a few lines where columns have a
 * `phonePlace`, or what `phoneRow` makes of it. To work on rows: `DataGrid`.
 */
export function DataTable<Row>({
  caption,
  columns: givenColumns,
  rows: givenRows,
  rowKey,
  rowHref,
  groupHeading,
  phoneRow,
  phoneHref,
  sort = null,
  onSortChange,
  phoneSort = true,
  status = 'ready',
  empty,
  error,
  expectedRows = 5,
  lines = 1,
  stickyOffset = 0,
  className,
  ...rest
}: DataTableProps<Row>) {
  const { dataTable: t, common } = useMessages();
  // An untyped caller's null is no rows and no columns, not a broken page.
  const rows = listOf(givenRows);
  const columns = listOf(givenColumns);
  const headings = groupHeadings(rows, groupHeading);
  const busy = status === 'loading' || status === 'refreshing';
  const notice = status === 'error' ? error : status !== 'loading' && rows.length === 0 ? empty : undefined;
  const inLines = isInLines(columns);
  const bodyClass = joinClasses(styles.body, inLines && styles.lineBody);
  const canSort = onSortChange && phoneSort && columns.some(({ sortable }) => sortable);
  return (
    <div className={joinClasses(styles.root, className)} {...rest}>
      <VisuallyHidden role="status">
        {status === 'loading' ? common.loading : status === 'refreshing' ? t.refreshing : ''}
      </VisuallyHidden>
      {canSort ? <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} /> : null}
      <div className={styles.frame}>
        <table
          {...roles.table}
          className={styles.table}
          aria-busy={busy || undefined}
          data-rows={phoneRow ? 'phone' : undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead {...roles.group} className={styles.head} style={{ insetBlockStart: stickyOffset }}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          {status === 'loading' ? (
            <tbody aria-hidden="true" className={bodyClass}>
              <SkeletonRows columns={columns} count={expectedRows} lines={lines} inLines={inLines} />
            </tbody>
          ) : (
            <tbody {...roles.group} className={bodyClass} data-status={status}>
              {notice === undefined ? (
                rows.map((row, index) => (
                  <Fragment key={rowKey(row)}>
                    {headings[index] ? (
                      <tr {...roles.row} className={styles.groupRow}>
                        <td {...roles.cell} colSpan={columns.length} className={styles.groupHeading}>
                          {headings[index]}
                        </td>
                      </tr>
                    ) : null}
                    <BodyRow
                      row={row}
                      columns={columns}
                      href={rowHref?.(row)}
                      lines={inLines}
                      onPhones={phoneRow ? { content: phoneRow(row), href: phoneHref?.(row) } : undefined}
                    />
                  </Fragment>
                ))
              ) : (
                <tr {...roles.row}>
                  <td {...roles.cell} colSpan={columns.length} className={joinClasses(styles.notice)}>
                    {notice}
                  </td>
                </tr>
              )}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
