import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import type { LoaderArgs } from '@fairway/site';
import { portInfoAddress, readRegion } from './address.ts';

/** No group of routes has more ports, so all of them come at once. */
const limit = 50;

/** Reads the ports of a region; without one, the regions alone. */
export async function loader({ search, send }: LoaderArgs) {
  const region = readRegion(search);
  const isAny = Object.keys(region).length === 0;
  const ports = await send(harbourInfo.selectPage, { query: { ...region, limit: isAny ? 10 : limit } });
  const { rows, groups, countries } = ports;
  return { region, rows: isAny ? null : rows, groups, countries };
}

export function queryOf(params: URLSearchParams): string {
  return portInfoAddress(readRegion(params)).split('?')[1] ?? '';
}

export type PortInfoData = Awaited<ReturnType<typeof loader>>;
