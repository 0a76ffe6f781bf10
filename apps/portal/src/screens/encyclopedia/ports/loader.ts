import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { portListing } from '@fairway/gateway/contract/listings/ports';
import type { LoaderArgs } from '@fairway/site';
import { toLastPage } from '../../../features/guide/lastPage.ts';
import { portsAddress } from './address.ts';

export async function loader({ search, send }: LoaderArgs) {
  const query = readListing(portListing, search);
  const found = await send(harbourInfo.selectPage, { query });
  toLastPage(found, (page) => portsAddress({ ...query, page }));
  return { query, found };
}

export function queryOf(params: URLSearchParams): string {
  return portsAddress(readListing(portListing, params)).split('?')[1] ?? '';
}

export type PortsData = Awaited<ReturnType<typeof loader>>;
