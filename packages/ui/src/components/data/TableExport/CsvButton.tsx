import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { CsvOptions } from '../DataTable/csv.ts';
import { saveCsv } from '../DataTable/saveCsv.ts';
import type { Column } from '../DataTable/types.ts';

export interface CsvButtonProps<Row, Cursor = unknown>
  extends Omit<ButtonProps, 'name' | 'onError' | 'loading' | 'onProgress'> {
  /** File name without its ending. */
  name: string;
  /** Columns with a `value` are written, in this order. */
  columns: readonly Column<Row>[];
  /** Fetches one page of the current query; called with `undefined` first, then with each page's `next`. */
  page: CsvOptions<Row, Cursor>['page'];
  /** A page could not be had, and so no file was made. */
  onError: (error: unknown) => void;
}

/** Exports every row of the current query, not only the visible ones; a second press stops it. */
export function CsvButton<Row, Cursor = unknown>(props: CsvButtonProps<Row, Cursor>) {
  const { name, columns, page, onError, children, ...rest } = props;
  const { dataGrid: t, lang } = useMessages();
  const [rowCount, setRowCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const press = async () => {
    if (running.current) return running.current.abort();
    const stop = new AbortController();
    running.current = stop;
    setRowCount(0);
    try {
      await saveCsv({ name, columns, page, signal: stop.signal, onProgress: setRowCount });
    } catch (error) {
      if (!stop.signal.aborted) onError(error);
    }
    running.current = null;
    setRowCount(null);
  };
  const progress = rowCount === null ? '' : t.exporting(numbersOf(lang)(rowCount));
  return (
    <>
      <Button size="small" icon={<Icon icon={Download} />} {...rest} onClick={press}>
        {rowCount === null ? (children ?? t.exportCsv) : t.stopExport}
      </Button>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
    </>
  );
}
