import type { Send } from '@fairway/gateway';
import { order } from '@fairway/gateway/contract/order';
import type { LoaderArgs } from '@fairway/site';
import type { TableQuery } from '@fairway/ui';
import { redirect } from 'react-router-dom';
import { addressOf, callOf, readQuery } from './query.ts';

/** A page of orders, which can be read ahead. */
export const orders = {
  fetch: (query: TableQuery, send: Send) => send(order.selectPage, { query: callOf(query) }),
  addressOf,
};

/** Reads the page of orders that the address asks for. */
export async function loader({ search, read }: LoaderArgs) {
  const query = readQuery(search);
  const found = await read(orders, query);
  // Somebody else's link may name a page that is no more, and so may one's own after orders were cancelled.
  const last = Math.max(1, Math.ceil(found.total / query.size));
  if (query.page > last) throw redirect(addressOf({ ...query, page: last }));
  return { query, found };
}

export type OrderData = Awaited<ReturnType<typeof loader>>;
