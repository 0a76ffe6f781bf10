import type { Send } from '@fairway/gateway';
import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { redirect } from 'react-router-dom';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import type { LoaderArgs } from '../navigation/loaderArgs.ts';
import type { SiteList } from './siteList.ts';

interface Counted {
  readonly total: number;
}

/** Redirects from a page that no longer exists to the last one: an old link may name it. */
export function refusePastTheEnd<L extends Listing, Scope extends object>(
  list: SiteList<L, Scope>,
  query: ListQuery<L> & Scope,
  { total }: Counted,
): void {
  const last = Math.max(1, Math.ceil(total / query.limit));
  if (query.page > last) throw redirect(list.addressOf({ ...query, page: last }));
}

/** A page of a list as its loader hands it to the screen. */
export interface LoadedList<Query, Page> {
  readonly query: Query;
  readonly page: Page;
}

/** The loader of a list; `page` prefetches and fetches its pages. */
export function listLoader<L extends Listing, Scope extends object, Page extends Counted>(
  list: SiteList<L, Scope>,
  fetch: (query: ListQuery<L> & Scope, send: Send) => Promise<Page>,
) {
  type Query = ListQuery<L> & Scope;
  const prefetchable: Prefetchable<Query, Page> = { fetch, addressOf: list.addressOf };
  const loader = async ({ search, now, read }: LoaderArgs): Promise<LoadedList<Query, Page>> => {
    const query = list.read(search, now());
    const page = await read(prefetchable, query);
    refusePastTheEnd(list, query, page);
    return { query, page };
  };
  return { page: prefetchable, loader, queryOf: list.queryOf };
}
