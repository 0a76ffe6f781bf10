import { GatewayError, type Send } from '@fairway/gateway';
import { order, type Quote } from '@fairway/gateway/contract/order';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { type Basket, readBasket } from './basket.ts';

/** Reads the routes on offer and what the basket of the address costs; the server computes every price. */
export async function loader({ search, send }: LoaderArgs) {
  const basket = readBasket(search);
  const [{ rows }, priced] = await Promise.all([send(seaRoute.selectAll, {}), price(basket, send)]);
  return { basket, routes: rows, ...priced };
}

interface Priced {
  readonly quote: Quote | null;
  /** Why there is no price, in the reader's language. */
  readonly refused: string | null;
}

async function price({ routes, months, seats }: Basket, send: Send): Promise<Priced> {
  if (routes.length === 0) return { quote: null, refused: null };
  const query = { seaRouteIds: routes.join(','), durationMonths: String(months), memberCount: String(seats) };
  try {
    return { quote: await send(order.selectQuote, { query }), refused: null };
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused')
      return { quote: null, refused: error.msg ?? null };
    throw error;
  }
}
