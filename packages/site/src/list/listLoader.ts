import type { Send } from '@fairway/gateway';
import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { redirect } from 'react-router-dom';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import type { LoaderArgs } from '../navigation/loaderArgs.ts';
import type { SiteList } from './siteList.ts';

interface Counted {
  readonly total: number;
}

/** Leads from a page that is no more to the last one: somebody else's link may name it, and so may one's own. */
export function refusePastTheEnd<L extends Listing, Scope extends object>(
  list: SiteList<L, Scope>,
  query: ListQuery<L> & Scope,
  { total }: Counted,
): void {
  const last = Math.max(1, Math.ceil(total / query.limit));
  if (query.page > last) throw redirect(list.addressOf({ ...query, page: last }));
}

/** A page of a list as its loader hands it to the screen. */
export interface LoadedList<Query, Found> {
  readonly query: Query;
  readonly found: Found;
}

/** Reads the page of a list that the address asks for; `page` can be read one step ahead. */
export function listLoader<L extends Listing, Scope extends object, Found extends Counted>(
  list: SiteList<L, Scope>,
  fetch: (query: ListQuery<L> & Scope, send: Send) => Promise<Found>,
) {
  type Query = ListQuery<L> & Scope;
  const page: Prefetchable<Query, Found> = { fetch, addressOf: list.addressOf };
  const loader = async ({ search, now, read }: LoaderArgs): Promise<LoadedList<Query, Found>> => {
    const query = list.read(search, now());
    const found = await read(page, query);
    refusePastTheEnd(list, query, found);
    return { query, found };
  };
  return { page, loader, queryOf: list.queryOf };
}
