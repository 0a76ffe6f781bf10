import { type CsvOptions, csvParts } from './csv.ts';
import { saveFile } from './saveFile.ts';

export interface SaveCsvOptions<Row, Cursor = unknown> extends CsvOptions<Row, Cursor> {
  /** File name without its ending. */
  readonly name: string;
}

/** Fetches the rows of a query page by page and saves them as one CSV file; resolves when the file is passed to the browser. */
export async function saveCsv<Row, Cursor = unknown>({
  name,
  ...options
}: SaveCsvOptions<Row, Cursor>): Promise<void> {
  const parts: Blob[] = [];
  // The browser may keep blobs on disk, so that long tables do not fill the memory of the page.
  for await (const part of csvParts(options)) parts.push(new Blob([part]));
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
