import { aliPay, type Order, order, wxPay } from '@fairway/gateway/contract/order';
import type { PayAnswer, PaymentCalls } from '@fairway/ui';
import { messageOf } from '../../../failures/messageOf.ts';
import { told } from '../../../failures/told.ts';
import { gateway } from '../../../gateway.ts';
import { codeOf, standingOf } from './standing.ts';

const getCode = { alipay: aliPay.getAliPayQrCode, wechat: wxPay.getWxPayQrCode };

/** The server's clock, ms since the epoch. */
export const serverTime = () => gateway.now().getTime();

/**
 * The calls of one order's payment. They are the payment's own and no loader's: it asks again and again by itself, and
 * `onOrder` sees each answer whole.
 */
export function payCalls(orderNo: string, onOrder: (order: Order) => void): PaymentCalls {
  return {
    now: serverTime,
    say: messageOf,
    poll: (signal) =>
      told(async () => {
        const seen = await gateway.send(order.queryByOrderNo, { query: { orderNo } }, { signal });
        onOrder(seen);
        return standingOf(seen);
      }),
    getCode: (method, signal) =>
      told(async () =>
        codeOf(await gateway.send(getCode[method], { body: { orderNo } }, { signal }), method),
      ),
  };
}

/** Cancels an order; resolves to how it then stands. */
export function cancelOrder(orderNo: string): Promise<PayAnswer> {
  return told(async () => standingOf(await gateway.send(order.cancel, { body: { orderNo } })));
}

/** Gives an order more time; resolves to how it then stands. */
export function extendOrder(orderNo: string): Promise<Order> {
  return told(() => gateway.send(order.extend, { body: { orderNo } }));
}
