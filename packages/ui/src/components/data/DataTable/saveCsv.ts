import { type CsvOptions, csvParts } from './csv.ts';

export interface SaveCsvOptions<Row, Cursor = unknown> extends CsvOptions<Row, Cursor> {
  /** File name without its ending. */
  readonly name: string;
}

const unfit = /[\\/:*?"<>|]/g;

/** Fetches the rows of a query page by page and hands the reader one CSV file; resolves when it is handed over. */
export async function saveCsv<Row, Cursor = unknown>({
  name,
  ...options
}: SaveCsvOptions<Row, Cursor>): Promise<void> {
  const parts: Blob[] = [];
  // The browser may keep blobs on disk, so that long tables do not fill the memory of the page.
  for await (const part of csvParts(options)) parts.push(new Blob([part]));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  link.download = `${name.replace(unfit, ' ').trim() || 'table'}.csv`;
  link.click();
  // Browsers read the file after the press; a minute is enough for the slowest to have begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
