import { freight } from '@fairway/gateway/contract/freight';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { gateway } from '../../../gateway.ts';
import { createAhead } from '../../../navigation/ahead.ts';
import { type FreightSearch, readSearch, resultsAddress, writeSearch } from './search.ts';

/** A search that names both ends of its lane. */
interface LaneSearch extends FreightSearch {
  readonly origin: string;
  readonly destination: string;
}

const results = createAhead(async (search: LaneSearch, signal?: AbortSignal) => {
  const { origin, destination, week } = search;
  const [found, strip] = await Promise.all([
    gateway.send(freight.selectSailings, { query: search }, { signal }),
    gateway.send(freight.selectWeekPrices, { query: { origin, destination, week } }, { signal }),
  ]);
  return { found, weeks: strip.weeks };
}, resultsAddress);

/** Reads the results that somebody is on the way to. */
export function prepareResults(search: FreightSearch): void {
  const lane = laneOf(search);
  if (lane) results.prepare(lane);
}

/** Reads the results that the address asks for; no lane, no results. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams, gateway.now());
  const lane = laneOf(search);
  if (!lane) return { search, found: null, weeks: null };

  const { found, weeks } = await results.read(lane, request.signal);
  // Somebody else's link may name a page that is no more.
  const last = Math.max(1, Math.ceil(found.total / search.limit));
  if (search.page > last) throw redirect(resultsAddress({ ...search, page: last }));
  return { search, found, weeks };
}

export function queryOf(params: URLSearchParams): string {
  return writeSearch(readSearch(params, gateway.now()));
}

function laneOf(search: FreightSearch): LaneSearch | null {
  const { origin, destination } = search;
  return origin && destination ? { ...search, origin, destination } : null;
}

export type FreightData = Awaited<ReturnType<typeof loader>>;
