import type { Basket } from './basket.ts';

/** Returns the address of the subscription page with a basket; default values are left out. */
export function productionAddress({
  routes = [],
  months = 3,
  seats = 0,
  renew = false,
}: Partial<Basket> = {}): string {
  const params = new URLSearchParams();
  if (routes.length > 0) params.set('routes', routes.join(','));
  if (months !== 3) params.set('months', String(months));
  if (seats === null) params.set('seats', '-');
  else if (seats > 0) params.set('seats', String(seats));
  if (renew) params.set('renew', '1');
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `/production?${query}` : '/production';
}
