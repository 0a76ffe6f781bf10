import { GatewayError } from '@fairway/gateway';
import { order } from '@fairway/gateway/contract/order';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { gateway } from '../../../gateway.ts';

/** Reads the order of the address and the account that a transfer goes to; null where there is no such order. */
export async function loader({ request }: LoaderFunctionArgs) {
  const orderNo = new URL(request.url).searchParams.get('orderNo') ?? '';
  const query = { query: { orderNo } };
  const signal = { signal: request.signal };
  try {
    const [found, account] = await Promise.all([
      gateway.send(order.queryByOrderNo, query, signal),
      gateway.send(order.selectTransferAccount, query, signal),
    ]);
    return { order: found, account };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // A number that is none breaks a rule, another's is refused: to the reader both are a wrong number.
    if (error.codeName !== 'orderNotFound' && error.kind !== 'invalid') throw error;
    return { order: null, account: null };
  }
}
