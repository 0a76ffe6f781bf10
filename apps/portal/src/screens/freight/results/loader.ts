import type { Send } from '@fairway/gateway';
import { freight } from '@fairway/gateway/contract/freight';
import type { LoaderArgs, Site } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { type FreightSearch, readSearch, resultsAddress, writeSearch } from './search.ts';

/** A search that names both ends of its lane. */
interface LaneSearch extends FreightSearch {
  readonly origin: string;
  readonly destination: string;
}

const results = {
  async fetch(search: LaneSearch, send: Send) {
    const { origin, destination, week } = search;
    const [found, strip] = await Promise.all([
      send(freight.selectSailings, { query: search }),
      send(freight.selectWeekPrices, { query: { origin, destination, week } }),
    ]);
    return { found, weeks: strip.weeks };
  },
  addressOf: resultsAddress,
};

/** Reads the results that somebody is on the way to. */
export function prepareResults({ prepare }: Site, search: FreightSearch): void {
  const lane = laneOf(search);
  if (lane) prepare(results, lane);
}

/** Reads the results that the address asks for; no lane, no results. */
export async function loader({ search: params, now, read }: LoaderArgs) {
  const search = readSearch(params, now());
  const lane = laneOf(search);
  if (!lane) return { search, found: null, weeks: null };

  const { found, weeks } = await read(results, lane);
  // Somebody else's link may name a page that is no more.
  const last = Math.max(1, Math.ceil(found.total / search.limit));
  if (search.page > last) throw redirect(resultsAddress({ ...search, page: last }));
  return { search, found, weeks };
}

export function queryOf(params: URLSearchParams, now: Date): string {
  return writeSearch(readSearch(params, now));
}

function laneOf(search: FreightSearch): LaneSearch | null {
  const { origin, destination } = search;
  return origin && destination ? { ...search, origin, destination } : null;
}

export type FreightData = Awaited<ReturnType<typeof loader>>;
