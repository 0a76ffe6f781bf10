import { GatewayError } from '@fairway/gateway';
import { order } from '@fairway/gateway/contract/order';
import type { LoaderArgs } from '@fairway/site';

/** Reads the order of the address and the account for transfers; null if there is no such order. */
export async function loader({ search, send }: LoaderArgs) {
  const orderNo = search.get('orderNo') ?? '';
  const query = { query: { orderNo } };
  try {
    const [detail, account] = await Promise.all([
      send(order.queryByOrderNo, query),
      send(order.selectTransferAccount, query),
    ]);
    return { order: detail, account };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // An invalid number breaks a rule, another user's is refused: for the reader both are a wrong number.
    if (error.codeName !== 'orderNotFound' && error.kind !== 'invalid') throw error;
    return { order: null, account: null };
  }
}
