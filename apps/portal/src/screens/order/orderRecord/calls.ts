import type { Send } from '@fairway/gateway';
import { type Order, order } from '@fairway/gateway/contract/order';
import type { RowPage, TableQuery } from '@fairway/ui';
import { callOf } from './query.ts';

/** The most that a page may hold: what goes over all of a query needs the fewest calls with it. */
const limit = 50;

/** Pages of a query one after the other, for export and print. */
export function pagesOf(send: Send, query: TableQuery) {
  return async (cursor: number | undefined, signal?: AbortSignal): Promise<RowPage<Order, number>> => {
    const page = cursor ?? 1;
    const asked = { ...callOf(query), page, limit } as const;
    const { rows, total } = await send(order.selectPage, { query: asked }, { signal });
    return { rows, next: page * limit < total ? page + 1 : undefined };
  };
}

/**
 * Numbers of all orders of a query, page by page. All are listed before the first is handed over: to cancel an order
 * takes it out of the very pages that are leafed through.
 */
export async function* numbersOf(
  send: Send,
  query: TableQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const page = pagesOf(send, { ...query, sort: { column: 'createdAt', direction: 'ascending' } });
  const found: (readonly string[])[] = [];
  for (let cursor: number | undefined = 1; cursor !== undefined; ) {
    const { rows, next }: RowPage<Order, number> = await page(cursor, signal);
    found.push(rows.map(({ orderNo }) => orderNo));
    cursor = next;
  }
  yield* found;
}

/** Cancels one order; refused where it no longer waits for payment. */
export async function cancelOrder(send: Send, orderNo: string, signal?: AbortSignal): Promise<void> {
  await send(order.cancel, { body: { orderNo } }, { signal });
}
