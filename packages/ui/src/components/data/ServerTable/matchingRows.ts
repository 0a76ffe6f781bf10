import type { CsvOptions } from '../DataTable/csv.ts';
import type { TableQuery } from '../DataTable/tableQuery.ts';
import type { ServerPage } from './pageSource.ts';

/** Fetches one page of a query. */
export type FetchPage<Row> = (query: TableQuery, signal: AbortSignal) => Promise<ServerPage<Row>>;

/** All rows of a query in batches of `size`, for `saveCsv`; the cursor is the number of a batch. */
export function rowBatches<Row>(
  fetchPage: FetchPage<Row>,
  query: TableQuery,
  size: number,
): CsvOptions<Row, number>['page'] {
  return async (cursor = 1, signal = new AbortController().signal) => {
    const { rows, total } = await fetchPage({ ...query, page: cursor, size }, signal);
    const isLast = rows.length === 0 || (total === null ? rows.length < size : cursor * size >= total);
    return { rows, next: isLast ? undefined : cursor + 1 };
  };
}

/**
 * The keys of all rows, in one list: an action may change which rows match, so that later pages would skip some if they
 * were fetched during it.
 */
export async function* matchingKeys<Row>(
  batch: CsvOptions<Row, number>['page'],
  rowKey: (row: Row) => string,
  signal: AbortSignal,
): AsyncGenerator<readonly string[], void> {
  const keys = new Set<string>();
  let cursor: number | undefined;
  do {
    signal.throwIfAborted();
    const { rows, next } = await batch(cursor, signal);
    for (const row of rows) keys.add(rowKey(row));
    cursor = next;
  } while (cursor !== undefined);
  yield [...keys];
}
