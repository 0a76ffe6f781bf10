import { order } from '@fairway/gateway/contract/order';
import type { ActionArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { orderAddress } from '../order/address.ts';
import { readBasket } from './basket.ts';

/** Orders the basket of the address and leads on to its payment. */
export async function action({ search, send, messageOf }: ActionArgs) {
  const { routes, months, seats, renew } = readBasket(search);
  if (seats === null) return { refused: null };
  try {
    const body = { seaRouteIds: [...routes], durationMonths: months, memberCount: seats, renew };
    const { orderNo } = await send(order.create, { body });
    return redirect(orderAddress({ orderNo }));
  } catch (error) {
    return { refused: messageOf(error) };
  }
}
