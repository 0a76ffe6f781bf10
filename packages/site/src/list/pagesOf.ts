import type { Send } from '@fairway/gateway';
import type { RowPage } from '@fairway/ui/table';

/** Reads one page of a query. */
export type FetchPage<Query, Row> = (
  query: Query,
  send: Send,
) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;

/** The maximum size of a page: reading all of a query needs the fewest calls with it. */
const limit = 50;

/** Returns the pages of a query one after the other, for export, print and actions on all rows. */
export function pagesOf<Query extends object, Row>(
  query: Query,
  fetch: (query: Query) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
) {
  return async (cursor?: number): Promise<RowPage<Row, number>> => {
    const page = cursor ?? 1;
    const { rows, total } = await fetch({ ...query, page, limit });
    return { rows, next: page * limit < total ? page + 1 : undefined };
  };
}
