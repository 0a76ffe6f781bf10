import type { Send } from '@fairway/gateway';
import { type Order, order } from '@fairway/gateway/contract/order';
import { pagesOf } from '@fairway/site/list';
import type { RowPage } from '@fairway/ui/table';
import type { OrderQuery } from './orderList.ts';

/**
 * Returns the numbers of all orders of a query, page by page. All are listed before the first is returned: cancelling
 * an order removes it from the pages that are being read.
 */
export async function* numbersOf(
  send: Send,
  query: OrderQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const oldestFirst: OrderQuery = { ...query, sort: 'createdAt', order: 'asc' };
  const page = pagesOf(oldestFirst, (query) => send(order.selectPage, { query }, { signal }));
  const pages: (readonly string[])[] = [];
  for (let cursor: number | undefined = 1; cursor !== undefined; ) {
    const { rows, next }: RowPage<Order, number> = await page(cursor);
    pages.push(rows.map(({ orderNo }) => orderNo));
    cursor = next;
  }
  yield* pages;
}

/** Cancels one order; refused where it no longer waits for payment. */
export async function cancelOrder(send: Send, orderNo: string, signal?: AbortSignal): Promise<void> {
  await send(order.cancel, { body: { orderNo } }, { signal });
}
