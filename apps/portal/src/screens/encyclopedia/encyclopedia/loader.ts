import { wikipedia } from '@fairway/gateway/contract/wikipedia';
import type { LoaderArgs } from '@fairway/site';
import { encyclopediaAddress, readKeywordOf } from './address.ts';

/** Searches all of the encyclopedia for a keyword; without one, reads the overview. */
export async function loader({ search, send }: LoaderArgs) {
  const keyword = readKeywordOf(search);
  if (keyword === '') return { keyword, overview: await send(wikipedia.selectOverview, {}), groups: null };
  const { groups } = await send(wikipedia.search, { query: { keyword } });
  return { keyword, overview: null, groups };
}

export function queryOf(params: URLSearchParams): string {
  return encyclopediaAddress(readKeywordOf(params)).split('?')[1] ?? '';
}

export type EncyclopediaData = Awaited<ReturnType<typeof loader>>;
