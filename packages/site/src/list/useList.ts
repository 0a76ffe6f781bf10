import { changedListing } from '@fairway/gateway/contract/listAddress';
import type { Direction, Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { Sort } from '@fairway/ui';
import { useGateway } from '../gateway/useGateway.ts';
import { usePendingQuery } from '../navigation/usePendingQuery.ts';
import type { SiteList } from './siteList.ts';

/** A list as its screen drives it: the address is changed, and the rows follow. */
export interface ListControls<Query> {
  /** The requested query, ahead of the rows while they load: controls respond to a press at once. */
  readonly query: Query;
  /** Whether other rows of this list are on their way. */
  readonly pending: boolean;
  /** Other rows start on page one; another size keeps the first visible row. */
  readonly change: (next: Partial<Query>) => void;
  readonly sort: Sort;
  readonly onSortChange: (sort: Sort | null) => void;
}

/** Controls a list: `currentQuery` is the query of the visible rows. */
export function useList<L extends Listing, Scope extends object>(
  list: SiteList<L, Scope>,
  currentQuery: ListQuery<L> & Scope,
): ListControls<ListQuery<L> & Scope> {
  type Query = ListQuery<L> & Scope;
  const { now } = useGateway();
  const { pendingQuery, navigate } = usePendingQuery();
  const query: Query = pendingQuery ? list.read(pendingQuery, now()) : currentQuery;
  const change = (next: Partial<Query>) =>
    navigate(list.addressOf(changedListing(query, next)), { preventScrollReset: true });
  return {
    query,
    pending: pendingQuery !== null,
    change,
    sort: { column: query.sort, direction: query.order === 'asc' ? 'ascending' : 'descending' },
    onSortChange(sort) {
      const { sort: first, order } = list.read(new URLSearchParams(), now());
      const next: { sort: string; order: Direction } = sort
        ? { sort: sort.column, order: sort.direction === 'ascending' ? 'asc' : 'desc' }
        : { sort: first, order };
      change(next as Partial<Query>);
    },
  };
}
