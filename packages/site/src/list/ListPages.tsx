import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { Pagination } from '@fairway/ui';
import { pageSizes } from '@fairway/ui/table';
import { useStable } from '@fairway/ui/utilities';
import { useMemo } from 'react';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import { useGateway } from '../gateway/useGateway.ts';
import type { SiteList } from './siteList.ts';
import type { ListControls } from './useList.ts';

export interface ListPagesProps<L extends Listing, Scope extends object> {
  list: SiteList<L, Scope>;
  /** The query of the visible rows. */
  query: ListQuery<L> & Scope;
  total: number;
  controls: Pick<ListControls<ListQuery<L> & Scope>, 'change'>;
  /** Fetches what reads a page ahead: a page that came drawn has no loader yet. */
  prefetchable: () => Promise<Prefetchable<ListQuery<L> & Scope, unknown>>;
}

/**
 * Pages as links, so that each can be opened, shared and returned to; none where all rows fit the smallest page, as there is
 * nothing to turn and nothing to choose.
 */
export function ListPages<L extends Listing, Scope extends object>(props: ListPagesProps<L, Scope>) {
  const { list, query, total, controls: hand, prefetchable: ahead } = props;
  const gateway = useGateway();
  const onPrefetch = useStable(async (page: number) => {
    // One asked for off line would be lost: browsers do not fetch a module twice.
    if (!navigator.onLine) return;
    const reading = await ahead().catch(() => null);
    if (reading) gateway.prefetch(reading, { ...query, page });
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
