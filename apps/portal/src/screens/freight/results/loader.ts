import type { Send } from '@fairway/gateway';
import { attention } from '@fairway/gateway/contract/attention';
import { freight } from '@fairway/gateway/contract/freight';
import type { LoaderArgs } from '@fairway/site';
import { refusePastTheEnd } from '@fairway/site/list';
import { type FreightSearch, resultsAddress, sailings } from './search.ts';

/** Results of a lane, which can be read ahead. Both its ends are named: nothing else has pages. */
export const results = {
  async fetch(search: FreightSearch, send: Send) {
    const { origin, destination, week } = search;
    if (!origin || !destination) throw new Error('A search without a lane has no results.');
    const lane = { origin, destination, week };
    const [found, strip, { followed }] = await Promise.all([
      send(freight.selectSailings, { query: { ...search, ...lane } }),
      send(freight.selectWeekPrices, { query: lane }),
      send(attention.selectAttention, { query: { origin, destination } }),
    ]);
    return { found, weeks: strip.weeks, followed };
  },
  addressOf: resultsAddress,
};

/** Reads the results that the address asks for; no lane, no results. */
export async function loader({ search: params, now, read }: LoaderArgs) {
  const search = sailings.read(params, now());
  if (!search.origin || !search.destination) return { search, found: null, weeks: null, followed: false };

  const { found, weeks, followed } = await read(results, search);
  refusePastTheEnd(sailings, search, found);
  return { search, found, weeks, followed };
}

export const { queryOf } = sailings;

export type FreightData = Awaited<ReturnType<typeof loader>>;
