import { freight } from '@fairway/gateway/contract/freight';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { gateway } from '../../gateway.ts';
import { readSearch, resultsAddress } from './search.ts';

/** Reads the results that the address asks for; no lane, no results. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams, gateway.now());
  const { origin, destination, week, sort, order, routing, page, limit } = search;
  if (!origin || !destination) return { search, found: null, weeks: null };

  const signal = { signal: request.signal };
  const [found, strip] = await Promise.all([
    gateway.send(
      freight.selectSailings,
      { query: { origin, destination, week, sort, order, routing, page, limit } },
      signal,
    ),
    gateway.send(freight.selectWeekPrices, { query: { origin, destination, week } }, signal),
  ]);
  // Somebody else's link may name a page that is no more.
  const last = Math.max(1, Math.ceil(found.total / limit));
  if (page > last) throw redirect(resultsAddress({ ...search, page: last }));
  return { search, found, weeks: strip.weeks };
}

export type FreightData = Awaited<ReturnType<typeof loader>>;
