import type { DataOf } from '@fairway/gateway/contract/call';
import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import type { LoaderArgs, Prefetchable } from '@fairway/site';
import { refusePastTheEnd } from '@fairway/site/list';
import { normaliseSerial } from '@fairway/trade';
import { type TrackingQuery, trackingList } from './address.ts';

/** The query of a page of the list; the rest of the address belongs to the screen. */
const listQuery = ({ id: _, number: __, ...query }: TrackingQuery) => query;

/** Reads a page of the watched numbers, ahead of a press too. */
export const page: Prefetchable<TrackingQuery, DataOf<typeof cargoTracking.selectPage>> = {
  fetch: (query, send) => send(cargoTracking.selectPage, { query: listQuery(query) }),
  addressOf: trackingList.addressOf,
};

/** Reads the available carriers, the reader's watched numbers, and the open number: for a visitor, only a sample. */
export async function loader({ search, now, send }: LoaderArgs) {
  const query = trackingList.read(search, now());
  const guide = await send(cargoTracking.selectGuide, { query: {} });
  if (!guide.member) {
    const number = normaliseSerial(query.number ?? '');
    const isSample = guide.samples.some((each) => each.number === number);
    const detail = isSample ? await send(cargoTracking.selectSample, { query: { number } }) : null;
    return { query, guide, page: null, detail };
  }
  const openOf = (id: string) => send(cargoTracking.detail, { query: { id } });
  const [list, open] = await Promise.all([
    send(cargoTracking.selectPage, { query: listQuery(query) }),
    query.id ? openOf(query.id) : null,
  ]);
  refusePastTheEnd(trackingList, query, list);
  // One number is shown next to the list: the first, until another is selected.
  const first = list.rows[0];
  return { query, guide, page: list, detail: open ?? (first ? await openOf(first.id) : null) };
}

export const queryOf = trackingList.queryOf;

export type TrackingData = Awaited<ReturnType<typeof loader>>;
