import { dayMs, orderStatus, payWay } from '@fairway/trade';
import type { HttpHandler } from 'msw';
import type { Order, PayQr, WalletWay } from '../contract/order.ts';
import { order as calls, walletCalls, walletWays } from '../contract/order.ts';
import type { MockRefusal } from './mock.ts';
import { mock, refuse } from './mock.ts';
import { sampleOrder, samplePayQr, sampleTransferAccount } from './samples/orders.ts';

/** Events elsewhere while a page shows an order: on a phone, at the staff's desk, by time. */
export interface PlayedWallet {
  scan(): void;
  pay(): void;
  decline(): void;
  /** Expires the code; another can be requested. */
  expire(): void;
  /** The countdown of the order ends. */
  timeOut(): void;
  confirmTransfer(): void;
  rejectTransfer(reason: string): void;
  /** The order as a page would read it now. */
  order(): Order;
}

/** Creates one order in the memory of a story or a test: its calls use it, and `wallet` plays the other side. */
export function mockOrders(first: Order = sampleOrder(), now: () => Date = () => new Date()) {
  let order = first;
  let codes = 0;

  const change = (to: Partial<Order>) => {
    order = { ...order, ...to };
    return order;
  };
  const at = () => now().toISOString();
  const later = () => new Date(now().getTime() + 30 * 60_000).toISOString();
  const ifOpen = (qr: Partial<NonNullable<Order['qr']>>) => {
    if (order.status === orderStatus.pendingPayment && order.qr) change({ qr: { ...order.qr, ...qr } });
  };
  const answerFor = <Given>(orderNo: string, answer: () => Given) =>
    orderNo === order.orderNo ? answer() : refuse('orderNotFound');
  const pending = (answer: () => Order) =>
    order.status === orderStatus.pendingPayment ? answer() : refuse('orderNotPending');

  const open = (
    orderNo: string,
    way: WalletWay,
  ): PayQr | MockRefusal<'orderNotFound' | 'orderNotPending'> => {
    if (orderNo !== order.orderNo) return refuse('orderNotFound');
    if (order.status !== orderStatus.pendingPayment) return refuse('orderNotPending');
    codes += 1;
    const sample = samplePayQr(way, at());
    const { expiresAt } = sample;
    const qrCode = `${sample.qrCode}-${codes}`;
    change({ qr: { payWay: way, state: 'waiting', qrCode, expiresAt } });
    return { orderNo, qrCode, amount: order.amount, expiresAt };
  };

  const handlers: HttpHandler[] = [
    mock(calls.queryByOrderNo, ({ query }) => answerFor(query.orderNo, () => order)),
    mock(calls.create, () => order),
    mock(calls.cancel, ({ body }) =>
      answerFor(body.orderNo, () =>
        pending(() => change({ status: orderStatus.cancelled, cancelsAt: null })),
      ),
    ),
    mock(calls.extend, ({ body }) =>
      answerFor(body.orderNo, () => pending(() => change({ cancelsAt: later() }))),
    ),
    mock(calls.offLinePay, ({ body }) =>
      answerFor(body.orderNo, () =>
        pending(() =>
          change({
            status: orderStatus.toBeConfirmed,
            payWay: payWay.corporateTransfer,
            voucherAt: at(),
            cancelsAt: null,
            rejectReason: null,
          }),
        ),
      ),
    ),
    mock(calls.selectTransferAccount, () =>
      sampleTransferAccount({ remark: order.orderNo, amount: order.amount }),
    ),
    ...walletWays.map((way) => mock(walletCalls[way], ({ body }) => open(body.orderNo, way))),
  ];

  const wallet: PlayedWallet = {
    scan: () => ifOpen({ state: 'scanned' }),
    pay() {
      if (order.status === orderStatus.pendingPayment)
        change({
          status: orderStatus.completed,
          payWay: order.qr?.payWay ?? payWay.alipay,
          paidAt: at(),
          cancelsAt: null,
        });
    },
    decline: () => ifOpen({ state: 'declined' }),
    expire: () => ifOpen({ state: 'expired', expiresAt: at() }),
    timeOut() {
      if (order.status === orderStatus.pendingPayment)
        change({ status: orderStatus.cancelled, cancelsAt: null });
    },
    confirmTransfer() {
      if (order.status === orderStatus.toBeConfirmed) change({ status: orderStatus.completed, paidAt: at() });
    },
    rejectTransfer(rejectReason) {
      const cancelsAt = new Date(now().getTime() + 3 * dayMs).toISOString();
      if (order.status === orderStatus.toBeConfirmed)
        change({ status: orderStatus.pendingPayment, payWay: null, rejectReason, cancelsAt });
    },
    order: () => order,
  };
  return { handlers, wallet };
}
