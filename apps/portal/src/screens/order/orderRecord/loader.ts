import { order } from '@fairway/gateway/contract/order';
import type { TableQuery } from '@fairway/ui';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { gateway } from '../../../gateway.ts';
import { createAhead } from '../../../navigation/ahead.ts';
import { addressOf, callOf, readQuery } from './query.ts';

const orders = createAhead(
  (query: TableQuery, signal?: AbortSignal) =>
    gateway.send(order.selectPage, { query: callOf(query) }, { signal }),
  addressOf,
);

/** Reads a page of orders that somebody is on the way to. */
export const prepareOrders = orders.prepare;

/** Reads the page of orders that the address asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  const found = await orders.read(query, request.signal);
  // Somebody else's link may name a page that is no more, and so may one's own after orders were cancelled.
  const last = Math.max(1, Math.ceil(found.total / query.size));
  if (query.page > last) throw redirect(addressOf({ ...query, page: last }));
  return { query, found };
}

export type OrderData = Awaited<ReturnType<typeof loader>>;
