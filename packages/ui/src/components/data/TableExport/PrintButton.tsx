import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { CsvOptions } from '../DataTable/csv.ts';
import type { Column } from '../DataTable/types.ts';
import { firstRows } from './firstRows.ts';
import { TablePrint } from './TablePrint.tsx';

export interface PrintButtonProps<Row, Cursor = unknown> extends Omit<ButtonProps, 'onError' | 'loading'> {
  /** Printed above the table. */
  caption: string;
  /** Columns with a `value` are printed, in this order. */
  columns: readonly Column<Row>[];
  /** Returns a unique key of the row. */
  rowKey: (row: Row) => string;
  /** Rows that match in all, where not all are printed. */
  total?: number | undefined;
  /** Text under the caption: the time of printing, the filters in use. */
  note?: string | undefined;
  /** Fetches one page of the current query; called with `undefined` first, then with each page's `next`. */
  page: CsvOptions<Row, Cursor>['page'];
  /** Rows printed at most; 1,000 unless given, some 25 sheets. */
  max?: number;
  /** @deprecated Use `max`. */
  most?: number;
  /** A page could not be had, and so nothing was printed. */
  onError: (error: unknown) => void;
}

/** Fetches the rows of the current query and prints them as a plain table. */
export function PrintButton<Row, Cursor = unknown>(props: PrintButtonProps<Row, Cursor>) {
  const { caption, columns, rowKey, total, note, page, max, most, onError, children, ...rest } = props;
  const t = useMessages().dataGrid;
  const [state, setState] = useState<'idle' | 'fetching' | { readonly rows: readonly Row[] }>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const press = async () => {
    const stop = new AbortController();
    running.current = stop;
    setState('fetching');
    try {
      const rows = await firstRows(page, max ?? most ?? 1000, stop.signal);
      setState({ rows });
    } catch (error) {
      setState('idle');
      if (!stop.signal.aborted) onError(error);
    }
  };
  return (
    <>
      <Button
        size="small"
        icon={<Icon icon={Printer} />}
        {...rest}
        loading={state === 'fetching'}
        onClick={press}
      >
        {children ?? t.print}
      </Button>
      {typeof state === 'object' && (
        <TablePrint
          caption={caption}
          columns={columns}
          rows={state.rows}
          rowKey={rowKey}
          total={total}
          note={note}
          onDone={() => setState('idle')}
        />
      )}
    </>
  );
}
