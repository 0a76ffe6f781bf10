import type { HttpHandler } from 'msw';
import type { CheckedQueryOf, DataOf } from '../contract/call.ts';
import type { Order } from '../contract/order.ts';
import { order as calls } from '../contract/order.ts';
import { mock, refuse } from './mock.ts';
import { sampleOrderList } from './samples/orders.ts';

/** Orders that live in a story or a test: the list answers from them, and cancelling changes them. */
export function mockOrderList(first: readonly Order[] = sampleOrderList()) {
  let orders = [...first];
  const byNumber = (orderNo: string) => orders.find((order) => order.orderNo === orderNo);
  const handlers: HttpHandler[] = [
    mock(calls.selectPage, ({ query }) => pageOf(orders, query)),
    mock(calls.queryByOrderNo, ({ query }) => byNumber(query.orderNo) ?? refuse('orderNotFound')),
    mock(calls.cancel, ({ body }) => {
      const found = byNumber(body.orderNo);
      if (!found) return refuse('orderNotFound');
      if (found.status !== 2) return refuse('orderNotPending');
      const cancelled: Order = { ...found, status: 4, cancelsAt: null };
      orders = orders.map((order) => (order === found ? cancelled : order));
      return cancelled;
    }),
  ];
  return { handlers, orders: (): readonly Order[] => orders };
}

/** What the server answers for these orders. */
function pageOf(
  orders: readonly Order[],
  query: CheckedQueryOf<typeof calls.selectPage>,
): DataOf<typeof calls.selectPage> {
  const { status, keyword, createdFrom, createdTo, sort, order, page, limit } = query;
  const found = orders.filter((each) => {
    const day = dayOf(each.createdAt);
    return (
      (status === undefined || each.status === status) &&
      each.orderNo.includes(keyword) &&
      (createdFrom === undefined || day >= createdFrom) &&
      (createdTo === undefined || day <= createdTo)
    );
  });
  const newestFirst = found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const sign = order === 'asc' ? 1 : -1;
  const sorted = newestFirst.toSorted((a, b) =>
    sort === 'amount'
      ? sign * (a.amount.amount - b.amount.amount)
      : sign * (Date.parse(a.createdAt) - Date.parse(b.createdAt)),
  );
  return { rows: sorted.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
}

const chinaMs = 8 * 3_600_000;

/** The day in China's time, which keeps no summer time. */
function dayOf(instant: string): string {
  return new Date(Date.parse(instant) + chinaMs).toISOString().slice(0, 10);
}
