import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { Pagination } from '@fairway/ui';
import { pageSizes } from '@fairway/ui/table';
import { useStable } from '@fairway/ui/utilities';
import { useMemo } from 'react';
import { useSite } from '../context.tsx';
import type { Ahead } from '../gateway/prefetchCache.ts';
import type { SiteList } from './siteList.ts';
import type { ListInHand } from './useList.ts';

export interface ListPagesProps<L extends Listing, Scope extends object> {
  list: SiteList<L, Scope>;
  /** The query of the visible rows. */
  query: ListQuery<L> & Scope;
  total: number;
  hand: Pick<ListInHand<ListQuery<L> & Scope>, 'change'>;
  /** Fetches what reads a page ahead: a page that came drawn has no loader yet. */
  ahead: () => Promise<Ahead<ListQuery<L> & Scope, unknown>>;
}

/**
 * Pages as links, so that each can be opened, shared and returned to; none where all rows fit the smallest page, as there is
 * nothing to turn and nothing to choose.
 */
export function ListPages<L extends Listing, Scope extends object>(props: ListPagesProps<L, Scope>) {
  const { list, query, total, hand, ahead } = props;
  const site = useSite();
  const onPrefetch = useStable(async (page: number) => {
    // One asked for off line would be lost: browsers do not fetch a module twice.
    if (!navigator.onLine) return;
    const reading = await ahead().catch(() => null);
    if (reading) site.prepare(reading, { ...query, page });
  });
  const onSizeChange = useStable((limit: number, page: number) =>
    hand.change({ limit, page } as Partial<typeof query>),
  );
  // Other rows are what it is drawn for, and not the asking for them.
  return useMemo(
    () =>
      total <= pageSizes[0] ? null : (
        <Pagination
          page={query.page}
          size={query.limit}
          total={total}
          hrefOf={(page) => list.addressOf({ ...query, page })}
          onPrefetch={onPrefetch}
          onSizeChange={onSizeChange}
        />
      ),
    [list, query, total, onPrefetch, onSizeChange],
  );
}
