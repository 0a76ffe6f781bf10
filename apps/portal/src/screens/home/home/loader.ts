import { freight } from '@fairway/gateway/contract/freight';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { gateway } from '../../../gateway.ts';

/**
 * The home page shows at once; its prices and routes stream in. Each is a promise, so that one that fails
 * leaves the search and the other standing.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const prices = gateway.send(freight.selectReferencePrices, { query: {} }, { signal });
  const routes = gateway.send(seaRoute.selectAll, {}, { signal });
  // Their failures are shown where their data would stand.
  prices.catch(() => undefined);
  routes.catch(() => undefined);
  return { prices, routes };
}
