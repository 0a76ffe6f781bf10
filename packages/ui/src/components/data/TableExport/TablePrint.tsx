import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useRootMark } from '../../../hooks/useRootMark.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { columnName } from '../DataTable/columnName.ts';
import type { Column } from '../DataTable/types.ts';
import * as styles from './TablePrint.css.ts';

export interface TablePrintProps<Row> {
  /** Printed above the table. */
  caption: string;
  /** Columns with a `value` are printed, in this order. */
  columns: readonly Column<Row>[];
  /** The rows to print, in order. */
  rows: readonly Row[];
  /** Returns a unique key of the row. */
  rowKey: (row: Row) => string;
  /** Rows that match in all, where not all are printed. */
  total?: number | undefined;
  /** Text under the caption: the time of printing, the filters in use. */
  note?: string | undefined;
  /** The reader has printed, or not: take it away. */
  onDone: () => void;
}

/**
 * Prints rows as a plain table, without page, buttons or scrolling: rendering it opens the print dialog of the browser.
 * Cells are the columns' values, so fetch the rows first, and no more than people read on paper.
 */
export function TablePrint<Row>(props: TablePrintProps<Row>) {
  const { caption, columns, rows, rowKey, total, note, onDone } = props;
  const { dataGrid: t, lang } = useMessages();
  const done = useEffectEvent(onDone);
  useRootMark('data-printing-table', '');
  useEffect(() => {
    window.addEventListener('afterprint', done);
    // The frame after this one has the table laid out.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
    };
  }, []);
  if (typeof document === 'undefined') return null;
  const format = numbersOf(lang);
  const printed = columns.flatMap((column) => (column.value ? [{ ...column, value: column.value }] : []));
  return createPortal(
    <div className={styles.sheet}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {caption}
          {note && <span className={styles.note}>{note}</span>}
          {total !== undefined && total > rows.length && (
            <span className={styles.note}>{t.printCut(format(rows.length), format(total))}</span>
          )}
        </caption>
        <thead>
          <tr>
            {printed.map(({ key, group, header, align = 'start' }) => (
              <th key={key} scope="col" className={styles.cell[align]}>
                {columnName({ group, header })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {printed.map(({ key, value, align = 'start' }) => {
                const content = value(row);
                return (
                  <td key={key} className={styles.cell[align]}>
                    {typeof content === 'number' ? format(content) : content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
