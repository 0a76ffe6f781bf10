import type { Send } from '@fairway/gateway';
import { longestKeyword, type SearchHit, search } from '@fairway/gateway/contract/search';
import { cutText } from '@fairway/trade';

/** A few of everything that a keyword finds. */
export async function everythingLike(send: Send, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const query = { keyword: cutText(keyword, longestKeyword) };
  const { rows } = await send(search.selectEverything, { query }, { signal });
  return rows;
}
