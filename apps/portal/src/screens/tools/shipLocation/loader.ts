import { ship } from '@fairway/gateway/contract/ship';
import { shipLocation } from '@fairway/gateway/contract/shipLocation';
import type { LoaderArgs } from '@fairway/site';
import { listLoader, refusePastTheEnd } from '@fairway/site/list';
import { shipSearch } from './address.ts';

export const { page, queryOf } = listLoader(shipSearch, ({ imo: _, ...query }, send) =>
  send(ship.selectPage, { query }),
);

/** Reads where a vessel is; or a page of the vessels of a name; or all that are under way. */
export async function loader({ search, now, send, read }: LoaderArgs) {
  const query = shipSearch.read(search, now());
  const { imo, keyword } = query;
  const [position, vesselsPage, afloat] = await Promise.all([
    imo ? send(shipLocation.selectPosition, { query: { imo } }) : null,
    keyword ? read(page, query) : null,
    // Vessels that were found are marked by these, too.
    imo ? null : send(shipLocation.selectAfloat, { query: {} }),
  ]);
  if (vesselsPage) refusePastTheEnd(shipSearch, query, vesselsPage);
  return { query, position, vesselsPage, afloat };
}

export type ShipData = Awaited<ReturnType<typeof loader>>;
