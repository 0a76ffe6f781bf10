import { GatewayError } from '@fairway/gateway';
import { order } from '@fairway/gateway/contract/order';
import { type ActionFunctionArgs, redirect } from 'react-router-dom';
import { messageOf } from '../../../failures/messageOf.ts';
import { sessionLost } from '../../../failures/sessionLost.ts';
import { gateway } from '../../../gateway.ts';
import { currentSession } from '../../../session/session.ts';
import { orderAddress } from '../order/address.ts';
import { readBasket } from './basket.ts';

/** Orders the basket of the address and leads on to its payment. */
export async function action({ request }: ActionFunctionArgs) {
  const { routes, months, seats } = readBasket(new URL(request.url).searchParams);
  const held = currentSession();
  try {
    const body = { seaRouteIds: [...routes], durationMonths: months, memberCount: seats };
    const { orderNo } = await gateway.send(order.create, { body });
    return redirect(orderAddress({ orderNo }));
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'session') await sessionLost(held, error.msg);
    return { refused: messageOf(error) };
  }
}
