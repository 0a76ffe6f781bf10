import { type Order, order, walletCalls } from '@fairway/gateway/contract/order';
import type { MessageOf, SiteGateway } from '@fairway/site';
import type { PaymentCalls } from '@fairway/ui';
import { codeOf, standingOf, wayOf } from './paymentStatus.ts';

/**
 * Returns the API calls of one order's payment. They are not in a loader because the payment polls, and `onOrder`
 * receives each complete response.
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
