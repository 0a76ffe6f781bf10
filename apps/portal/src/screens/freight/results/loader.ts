import type { Send } from '@fairway/gateway';
import { attention } from '@fairway/gateway/contract/attention';
import { freight } from '@fairway/gateway/contract/freight';
import type { LoaderArgs } from '@fairway/site';
import { refusePastTheEnd } from '@fairway/site/list';
import type { IsoWeek } from '@fairway/ui/dates';
import { priceQuery } from '../../../features/sailings/priceQuery.ts';
import { withReadableShipment } from '../../../features/shipment/shipmentAddress.ts';
import { shipmentEntriesOf } from '../../../features/shipment/shipmentEntries.ts';
import { firstBookable } from './firstBookable.ts';
import { type FreightSearch, resultsAddress, sailings } from './search.ts';

/** Results of a route, which can be prefetched. Both its ends are named: no other result has pages. */
export const results = {
  async fetch(search: FreightSearch, send: Send) {
    const { origin, destination, week } = search;
    if (!origin || !destination) throw new Error('A search without a lane has no results.');
    const lane = { origin, destination, week };
    const shipment = shipmentEntriesOf(search);
    const [page, strip, { followed }] = await Promise.all([
      send(freight.selectSailings, { query: { ...search, ...lane } }),
      send(freight.selectWeekPrices, { query: { ...lane, ...shipment } }),
      send(attention.selectAttention, { query: { origin, destination } }),
    ]);
    return { page, weeks: strip.weeks, carriers: strip.carriers, followed };
  },
  addressOf: resultsAddress,
};

/** The first week that a route can be booked for: the one that an address without a week means. */
async function routeWeek(send: Send, { origin, destination, week }: FreightSearch): Promise<IsoWeek> {
  if (!origin || !destination) return week;
  const { weeks } = await send(freight.selectWeekPrices, { query: { origin, destination, week } });
  return firstBookable(weeks) ?? week;
}

/** Popular routes with their sailings of a week, for a page that no route was searched on. */
async function popularRoutes(send: Send, week: string) {
  const { rows } = await send(freight.selectReferencePrices, { query: {} });
  return Promise.all(
    rows.map(async ({ origin, destination }) => {
      const { weeks } = await send(freight.selectWeekPrices, {
        query: { origin: origin.code, destination: destination.code, week },
      });
      const sailings = weeks.find((each) => each.week === week)?.sailings ?? 0;
      return { origin, destination, sailings };
    }),
  );
}
export type PopularRoutes = Awaited<ReturnType<typeof popularRoutes>>;

/** Reads the results that the address specifies; without a route, the popular ones. */
export async function loader({ search: params, now, read, send }: LoaderArgs) {
  const search = withReadableShipment(sailings.read(params, now()));
  const { origin, destination } = search;
  if (!origin || !destination) {
    const popular = popularRoutes(send, search.week);
    // Its failure is shown where its rows would be.
    popular.catch(() => undefined);
    return {
      search,
      page: null,
      weeks: null,
      carriers: [],
      followed: false,
      popular,
      alternatives: null,
      priceChange: null,
    };
  }

  const query = params.has('week') ? search : { ...search, week: await routeWeek(send, search) };
  const resultsData = await read(results, query);
  refusePastTheEnd(sailings, query, { total: resultsData.page.departures });
  const alternatives = send(freight.selectAlternatives, {
    query: { origin, destination, week: query.week, ...shipmentEntriesOf(query) },
  });
  // The links to other weeks remain without it.
  alternatives.catch(() => undefined);
  const isPriced = resultsData.page.access === 'open' && resultsData.page.total > 0;
  const priceChange = isPriced
    ? send(freight.selectPriceChange, {
        query: { origin, destination, week: query.week, ...priceQuery(query) },
      })
    : null;
  // The page does without the reason.
  priceChange?.catch(() => undefined);
  return { search: query, ...resultsData, popular: null, alternatives, priceChange };
}

/** An address without a week stays without one: which week it means depends on the sailings, not on the calendar. */
export function queryOf(params: URLSearchParams, now: Date): string {
  const query = new URLSearchParams(sailings.queryOf(params, now));
  if (!params.has('week')) query.delete('week');
  return query.toString();
}

export type FreightData = Awaited<ReturnType<typeof loader>>;
