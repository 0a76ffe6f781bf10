import { ship } from '@fairway/gateway/contract/ship';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { vessels } from '../vessels/address.ts';
import { readImo } from './address.ts';

/** Reads a ship; an address that names none leads to the search. */
export async function loader({ search, send }: LoaderArgs) {
  const imo = readImo(search);
  if (!imo) throw redirect(vessels.addressOf());
  return { detail: await send(ship.detail, { query: { imo } }) };
}

export type VesselData = Awaited<ReturnType<typeof loader>>;

export function queryOf(params: URLSearchParams): string {
  const imo = readImo(params);
  return imo ? new URLSearchParams({ imo }).toString() : '';
}
