import { GatewayError, type Send } from '@fairway/gateway';
import { order, type Quote } from '@fairway/gateway/contract/order';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { type Basket, readBasket } from './basket.ts';

/** Reads the routes on offer and the price of the basket in the address; the server computes every price. */
export async function loader({ search, send, cached: beside }: LoaderArgs) {
  const basket = readBasket(search);
  const [{ rows }, terms, priced, paidRoutes] = await Promise.all([
    send(seaRoute.selectAll, {}),
    send(order.selectTerms, {}),
    price(basket, send),
    // Without it the order only reports that a route is subscribed already, as the server does.
    beside(readPaidRoutes).catch(() => new Map<string, string>()),
  ]);
  return { basket, routes: rows, terms, paidRoutes, ...priced };
}

/** Routes that are paid for, by their id, and until when. */
export type PaidRoutes = ReadonlyMap<string, string>;

async function readPaidRoutes(send: Send): Promise<PaidRoutes> {
  const { routes } = await send(subscribe.selectMine, {});
  const paidRoutes = routes.filter(({ kind }) => kind === 'paid');
  return new Map(paidRoutes.map(({ route, expiresAt }) => [route.id, expiresAt] as const));
}

interface Priced {
  readonly quote: Quote | null;
  /** Why there is no price, in the reader's language. */
  readonly refused: string | null;
}

async function price({ routes, months, seats }: Basket, send: Send): Promise<Priced> {
  if (routes.length === 0 || seats === null) return { quote: null, refused: null };
  const query = { seaRouteIds: routes.join(','), durationMonths: String(months), memberCount: String(seats) };
  try {
    return { quote: await send(order.selectQuote, { query }), refused: null };
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused')
      return { quote: null, refused: error.msg ?? null };
    throw error;
  }
}
