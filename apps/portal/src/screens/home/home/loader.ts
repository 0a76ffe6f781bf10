import { freight } from '@fairway/gateway/contract/freight';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';

/**
 * The home page shows at once; its prices and routes stream in. Each is a promise, so that one that fails
 * leaves the search and the other standing.
 */
export async function loader({ send }: LoaderArgs) {
  const prices = send(freight.selectReferencePrices, { query: {} });
  const routes = send(seaRoute.selectAll, {});
  // Their failures are shown where their data would stand.
  prices.catch(() => undefined);
  routes.catch(() => undefined);
  return { prices, routes };
}
