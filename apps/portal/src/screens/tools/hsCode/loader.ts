import { hsCode } from '@fairway/gateway/contract/hsCode';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import type { LoaderArgs } from '@fairway/site';
import { toLastPage } from '../../../features/guide/lastPage.ts';
import { hsCodeAddress } from './address.ts';

/** Reads what the address looks for; where it looks for nothing, the sections to go through. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readListing(hsListing, search);
  if (query.keyword === '') {
    const { rows } = await send(hsCode.selectSections, {});
    return { query, found: null, sections: rows };
  }
  const found = await send(hsCode.selectPage, { query });
  toLastPage(found, (page) => hsCodeAddress({ ...query, page }));
  return { query, found, sections: null };
}

export function queryOf(params: URLSearchParams): string {
  return hsCodeAddress(readListing(hsListing, params)).split('?')[1] ?? '';
}

export type HsCodeData = Awaited<ReturnType<typeof loader>>;
