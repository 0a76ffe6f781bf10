import { freight } from '@fairway/gateway/contract/freight';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { readRouteCalendar, routeCalendarQuery } from './address.ts';

/** Reads the departures of a route in the month that the address names, or in the current one. */
export async function loader({ search, now, send }: LoaderArgs) {
  const query = readRouteCalendar(search);
  if (!query) throw redirect('/notFound');
  // The month of most ports of loading; a reader elsewhere turns one month on.
  const current = new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 7);
  return send(freight.selectDepartures, { query: { ...query, month: query.month ?? current } });
}

/** Without a month it stays without: the current one is another every month. */
export function queryOf(params: URLSearchParams): string {
  const query = readRouteCalendar(params);
  return query ? routeCalendarQuery(query) : '';
}

export type RouteCalendarData = Awaited<ReturnType<typeof loader>>;
