import { order } from '@fairway/gateway/contract/order';
import { listLoader } from '@fairway/site/list';
import { orderList } from './orderList.ts';

/** Reads the page of orders that the address specifies; `page` can be prefetched. */
export const { loader, page, queryOf } = listLoader(orderList, (query, send) =>
  send(order.selectPage, { query }),
);

export type OrderData = Awaited<ReturnType<typeof loader>>;
