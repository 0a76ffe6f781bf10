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
  /** The text for the visible rows, in the words of what the list counts. */
  rangeText?: (first: string, last: string, total: string) => string;
  controls: Pick<ListControls<ListQuery<L> & Scope>, 'change'>;
  /** Fetches the loader's `page`: a page that the server rendered has no loader yet. */
  prefetchable: () => Promise<Prefetchable<ListQuery<L> & Scope, unknown>>;
}

/**
 * Pages as links, so that each can be opened, shared and returned to; none where all rows fit the smallest page, as there is
 * nothing to turn and nothing to choose.
 */
export function ListPages<L extends Listing, Scope extends object>(props: ListPagesProps<L, Scope>) {
  const { list, query, total, rangeText, controls, prefetchable } = props;
  const gateway = useGateway();
  const onPrefetch = useStable(async (page: number) => {
    // Browsers do not fetch a module again that failed without a connection.
    if (!navigator.onLine) return;
    const pageData = await prefetchable().catch(() => null);
    if (pageData) gateway.prefetch(pageData, { ...query, page });
  });
  const onSizeChange = useStable((limit: number, page: number) =>
    controls.change({ limit, page } as Partial<typeof query>),
  );
  // Rendered for other rows, and not while they load.
  return useMemo(
    () =>
      total <= pageSizes[0] ? null : (
        <Pagination
          page={query.page}
          size={query.limit}
          total={total}
          rangeText={rangeText}
          hrefOf={(page) => list.addressOf({ ...query, page })}
          onPrefetch={onPrefetch}
          onSizeChange={onSizeChange}
        />
      ),
    [list, query, total, rangeText, onPrefetch, onSizeChange],
  );
}
