import { freight } from '@fairway/gateway/contract/freight';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { gateway } from '../../gateway.ts';
import { open } from '../../session/guarded.ts';
import { readSearch } from './search.ts';

/** Reads the results that the address asks for; no lane, no results. */
export const loader = open(async ({ request }: LoaderFunctionArgs) => {
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
  return { search, found, weeks: strip.weeks };
});

export type FreightData = Awaited<ReturnType<typeof loader>>;
