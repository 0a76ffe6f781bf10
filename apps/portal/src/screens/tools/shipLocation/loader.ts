import { ship } from '@fairway/gateway/contract/ship';
import { shipLocation } from '@fairway/gateway/contract/shipLocation';
import type { LoaderArgs } from '@fairway/site';
import { readShipQuery, shipLocationAddress } from './address.ts';

/** Ships that a name may mean; more are found by typing more of it. */
const mostFound = 10;

/** Reads where a ship is; ships of a name; or some that are at sea, to try. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readShipQuery(search);
  const { imo, keyword } = query;
  const [shown, found, afloat] = await Promise.all([
    imo ? send(shipLocation.selectPosition, { query: { imo } }) : null,
    keyword ? send(ship.selectPage, { query: { keyword, limit: mostFound } }) : null,
    imo || keyword ? null : send(shipLocation.selectAfloat, { query: {} }),
  ]);
  return { query, shown, found, afloat };
}

export function queryOf(params: URLSearchParams): string {
  return shipLocationAddress(readShipQuery(params)).split('?')[1] ?? '';
}

export type ShipData = Awaited<ReturnType<typeof loader>>;
