import { orderStatus } from '@fairway/trade';
import type { HttpHandler } from 'msw';
import type { Order } from '../contract/order.ts';
import { order as calls } from '../contract/order.ts';
import { mock, refuse } from './mock.ts';
import { mockList } from './mockList.ts';
import { sampleOrderList } from './samples/orders.ts';

/** Orders in the memory of a story or a test: the list reads them, and cancelling changes them. */
export function mockOrderList(first: readonly Order[] = sampleOrderList()) {
  let orders = [...first];
  const byNumber = (orderNo: string) => orders.find((order) => order.orderNo === orderNo);
  const handlers: HttpHandler[] = [
    mock(calls.selectPage, ({ query }) =>
      mockList(calls.selectPage, orders, query, {
        sorts: { amount: ({ amount }) => amount.amount },
        filters: { created: ({ createdAt }) => createdAt },
        keyword: ({ orderNo }) => [orderNo],
      }),
    ),
    mock(calls.queryByOrderNo, ({ query }) => byNumber(query.orderNo) ?? refuse('orderNotFound')),
    mock(calls.cancel, ({ body }) => {
      const order = byNumber(body.orderNo);
      if (!order) return refuse('orderNotFound');
      if (order.status !== orderStatus.pendingPayment) return refuse('orderNotPending');
      const cancelled: Order = { ...order, status: orderStatus.cancelled, cancelsAt: null };
      orders = orders.map((other) => (other === order ? cancelled : other));
      return cancelled;
    }),
  ];
  return { handlers, orders: (): readonly Order[] => orders };
}
