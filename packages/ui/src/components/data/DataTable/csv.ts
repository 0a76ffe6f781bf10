import type { Column } from './types.ts';

/** A page of rows, and where the next one starts; `next` is left out on the last. */
export interface RowPage<Row, Cursor = unknown> {
  readonly rows: readonly Row[];
  readonly next?: Cursor | undefined;
}

export interface CsvOptions<Row, Cursor = unknown> {
  /** Columns with a `value` are written, in this order. */
  readonly columns: readonly Column<Row>[];
  /** Fetches one page of the current query; asked with `undefined` first, then with each page's `next`. */
  readonly page: (cursor: Cursor | undefined, signal?: AbortSignal) => Promise<RowPage<Row, Cursor>>;
  /** Rows written so far. */
  readonly onProgress?: (rows: number) => void;
  /** Stops between two pages and is handed to `page`. */
  readonly signal?: AbortSignal;
}

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
/** What a spreadsheet takes for the start of a formula, full width included (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Codes of digits that a spreadsheet would take for a number and round: it keeps fifteen. */
const rounded = /^\d{16,}$/;
const quoted = /[",\r\n]|^\s|\s$/;

/**
 * One field by RFC 4180. Texts that a spreadsheet would run get an apostrophe in front, long codes of digits a tab, so
 * that none is lost; numbers stay numbers.
 */
export function csvField(value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : rounded.test(text) ? `\t${text}` : text;
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line end. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/**
 * The rows of a query as CSV, a piece a page, so that no more than a page is held as objects. Throws what `page`
 * throws, and the signal's reason once that is aborted.
 */
export async function* csvParts<Row, Cursor = unknown>({
  columns,
  page,
  onProgress,
  signal,
}: CsvOptions<Row, Cursor>): AsyncGenerator<string, void> {
  const exported = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  yield byteOrderMark + csvLine(exported.map(({ header }) => header));
  let count = 0;
  let cursor: Cursor | undefined;
  do {
    signal?.throwIfAborted();
    const { rows, next } = await page(cursor, signal);
    signal?.throwIfAborted();
    yield rows.map((row) => csvLine(exported.map(({ value }) => value(row)))).join('');
    count += rows.length;
    onProgress?.(count);
    cursor = next;
  } while (cursor !== undefined);
}
