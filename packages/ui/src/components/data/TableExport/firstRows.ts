import type { CsvOptions } from '../DataTable/csv.ts';

/** Rows of a query from its start, page by page, up to `most`; throws what `page` throws. */
export async function firstRows<Row, Cursor>(
  page: CsvOptions<Row, Cursor>['page'],
  most: number,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: Cursor | undefined;
  do {
    signal?.throwIfAborted();
    const batch = await page(cursor, signal);
    rows.push(...batch.rows);
    cursor = batch.next;
  } while (cursor !== undefined && rows.length < most);
  return rows.slice(0, most);
}
