import { type Order, order, walletCalls } from '@fairway/gateway/contract/order';
import type { MessageOf, SiteGateway } from '@fairway/site';
import type { PaymentCalls } from '@fairway/ui';
import { codeOf, standingOf, wayOf } from './paymentStatus.ts';

/**
 * The calls of one order's payment. They are the payment's own and no loader's: it asks again and again by itself, and
 * `onOrder` sees each answer whole.
 */
export function payCalls(
  { send, now }: Pick<SiteGateway, 'send' | 'now'>,
  messageOf: MessageOf,
  orderNo: string,
  onOrder: (order: Order) => void,
): PaymentCalls {
  return {
    now: () => now().getTime(),
    say: messageOf,
    async poll(signal) {
      const seen = await send(order.queryByOrderNo, { query: { orderNo } }, { signal });
      onOrder(seen);
      return standingOf(seen);
    },
    getCode: async (method, signal) =>
      codeOf(await send(walletCalls[wayOf(method)], { body: { orderNo } }, { signal }), method),
  };
}
