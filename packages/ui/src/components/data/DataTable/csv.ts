import { columnName } from './columnName.ts';
import type { Column } from './types.ts';

/** A page of rows, and where the next one starts; `next` is left out on the last. */
export interface RowPage<Row, Cursor = unknown> {
  readonly rows: readonly Row[];
  readonly next?: Cursor | undefined;
}

export interface CsvOptions<Row, Cursor = unknown> {
  /** Columns with a `value` are written, in this order. */
  readonly columns: readonly Column<Row>[];
  /** Fetches one page of the current query; called with `undefined` first, then with each page's `next`. */
  readonly page: (cursor: Cursor | undefined, signal?: AbortSignal) => Promise<RowPage<Row, Cursor>>;
  /** Rows written so far. */
  readonly onProgress?: (rows: number) => void;
  /** Stops between two pages and is handed to `page`. */
  readonly signal?: AbortSignal;
}

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';
/** Text that a spreadsheet reads as the start of a formula, full width included (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Twelve digits and more are written back as `1.23E+11`. */
const longNumber = /^\d{12,}$/;
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/**
 * Text that a spreadsheet converts to a date, a time, a fraction, a negative number or a boolean: `2-3`, `MAR1`, `1/2`,
 * `(5)`, `true`.
 */
const converted = new RegExp(
  `^(?:\\d{1,2}[-/]\\d{1,4}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}|\\d{1,4} \\d{1,2}/\\d{1,2}|\\d{1,4}:\\d{1,2}(?::\\d{1,2})?(?: ?[ap]m?)?|` +
    `(?:\\d{1,2}[- /]?)?(?:${months})[a-z]{0,6}[- /.,]{0,2}\\d{1,4}|\\d{1,2}[- /]?(?:${months})[a-z]{0,6}|\\([\\d.,]+\\)|true|false)$`,
  'i',
);
/** Longer texts are none of these. */
const longestConverted = 40;
const quoted = /[",\r\n]|^\s|\s$/;

/** Whether a spreadsheet would change a text when it opens and saves the file. */
function isChanged(text: string): boolean {
  if (text.length > longestConverted) return longNumber.test(text);
  const isNumber = text.trim() !== '' && !Number.isNaN(Number(text));
  return longNumber.test(text) || converted.test(text) || (isNumber && String(Number(text)) !== text);
}

/**
 * Text for a spreadsheet. Texts that it would run get an apostrophe in front, those that it would change (`0012`, `2-3`,
 * `1E5`) a tab: our readers take both off again. Numbers stay numbers.
 */
export function spreadsheetText(value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  return formula.test(text) ? `'${text}` : isChanged(text) ? `\t${text}` : text;
}

/** The text that `spreadsheetText` was given. */
export function textFromSpreadsheet(text: string): string {
  const rest = text.slice(1);
  return (text.startsWith("'") && formula.test(rest)) || (text.startsWith('\t') && isChanged(rest))
    ? rest
    : text;
}

/** One field by RFC 4180, see `spreadsheetText`. */
export function csvField(value: unknown): string {
  const safe = spreadsheetText(value);
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line end. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/**
 * The rows of a query as CSV, one part per page, so that at most one page is in memory as objects. Throws the errors of
 * `page`, and the signal's reason once that is aborted.
 */
export async function* csvParts<Row, Cursor = unknown>({
  columns,
  page,
  onProgress,
  signal,
}: CsvOptions<Row, Cursor>): AsyncGenerator<string, void> {
  const exported = columns.flatMap(({ group, header, value }) =>
    value ? [{ header: columnName({ group, header }), value }] : [],
  );
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
