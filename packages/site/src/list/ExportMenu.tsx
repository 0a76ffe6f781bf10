import { Button, type ButtonProps, type Column, Icon, Menu, MenuItem, VisuallyHidden } from '@fairway/ui';
import { type CsvOptions, type SaveCsvOptions, saveCsv } from '@fairway/ui/table';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSiteWords } from '../language/useWords.ts';
import { useNotices } from '../notices/useNotices.ts';

export interface ExportMenuProps<Row, Cursor = unknown> {
  /** File name without its ending. */
  name: string;
  /** Columns with a `value` are written, in this order. */
  columns: readonly Column<Row>[];
  /** Fetches one page of the current query; called with `undefined` first, then with each page's `next`. */
  page: CsvOptions<Row, Cursor>['page'];
  /** Names the button; "Export" unless given. */
  label?: string;
  tone?: ButtonProps['tone'];
}

type Save = <Row, Cursor>(options: SaveCsvOptions<Row, Cursor>) => Promise<void>;

/** The writers of files; that of XLSX is fetched with the first one. */
const formats: Readonly<Record<'csv' | 'xlsx', () => Promise<Save>>> = {
  csv: async () => saveCsv,
  xlsx: () => import('./saveXlsx.ts').then(({ saveXlsx }) => saveXlsx),
};

/** Exports every row of the current query as CSV or XLSX; while it runs the button stops it. */
export function ExportMenu<Row, Cursor = unknown>(props: ExportMenuProps<Row, Cursor>) {
  const { name, columns, page, label, tone = 'line' } = props;
  const { t, format } = useSiteWords();
  const { toasts, messageOf } = useNotices();
  const [rowCount, setRowCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (kind: keyof typeof formats) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setRowCount(0);
    try {
      const write = await formats[kind]();
      await write({ name, columns, page, signal: stop.signal, onProgress: setRowCount });
    } catch (error) {
      if (!stop.signal.aborted) {
        const isTooLong = error instanceof Error && error.name === 'SheetTooLong';
        const text = isTooLong ? t('list.sheetTooLong') : (messageOf(error) ?? '');
        toasts.show({ tone: 'bad', text, code: 'list-not-read' });
      }
    }
    running.current = null;
    setRowCount(null);
  };
  const title = label ?? t('list.export');
  return (
    <>
      {rowCount === null ? (
        <Menu
          label={title}
          trigger={(trigger) => (
            <Button size="small" tone={tone} icon={<Icon icon={Download} />} {...trigger}>
              {title}
            </Button>
          )}
        >
          {() => (
            <>
              <MenuItem onSelect={() => void save('csv')}>{t('list.csv')}</MenuItem>
              <MenuItem onSelect={() => void save('xlsx')}>{t('list.xlsx')}</MenuItem>
            </>
          )}
        </Menu>
      ) : (
        <Button
          size="small"
          tone={tone}
          icon={<Icon icon={Download} />}
          onClick={() => running.current?.abort()}
        >
          {t('list.stopExport')}
        </Button>
      )}
      <VisuallyHidden role="status">
        {rowCount === null ? '' : t('list.exporting', { count: format.number(rowCount) })}
      </VisuallyHidden>
    </>
  );
}
