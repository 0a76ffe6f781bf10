import { GatewayError } from '@fairway/gateway';
import { invoice } from '@fairway/gateway/contract/invoice';
import { order } from '@fairway/gateway/contract/order';
import type { LoaderArgs } from '@fairway/site';

/** Reads the order of the address with its invoice; null where there is no such order. */
export async function loader({ search, send }: LoaderArgs) {
  const query = { query: { orderNo: search.get('orderNo') ?? '' } };
  try {
    const [detail, invoiced] = await Promise.all([
      send(order.selectDetail, query),
      send(invoice.selectByOrder, query),
    ]);
    return { order: detail, invoiced };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // An invalid number breaks a rule, another user's is refused: for the reader both are a wrong number.
    if (error.codeName !== 'orderNotFound' && error.kind !== 'invalid') throw error;
    return { order: null, invoiced: null };
  }
}

export type OrderDetailData = Awaited<ReturnType<typeof loader>>;
