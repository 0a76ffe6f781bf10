import { changedListing } from '@fairway/gateway/contract/listAddress';
import type { Direction, Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { Sort } from '@fairway/ui';
import { useSite } from '../context.tsx';
import { useAsked } from '../navigation/useAsked.ts';
import type { SiteList } from './siteList.ts';

/** A list as its screen drives it: the address is changed, and the rows follow. */
export interface ListInHand<Query> {
  /** What is asked for, ahead of the rows while they are on their way: controls answer a press at once. */
  readonly query: Query;
  /** Whether other rows of this list are on their way. */
  readonly moving: boolean;
  /** Other rows start again on page one; another size keeps the first row in sight. */
  readonly change: (next: Partial<Query>) => void;
  readonly sort: Sort;
  readonly onSortChange: (sort: Sort | null) => void;
}

/** Drives a list: `shown` is the query that the rows in sight answer. */
export function useList<L extends Listing, Scope extends object>(
  list: SiteList<L, Scope>,
  shown: ListQuery<L> & Scope,
): ListInHand<ListQuery<L> & Scope> {
  type Query = ListQuery<L> & Scope;
  const { now } = useSite();
  const { asked, ask } = useAsked();
  const query: Query = asked ? list.read(asked, now()) : shown;
  const change = (next: Partial<Query>) =>
    ask(list.addressOf(changedListing(query, next)), { preventScrollReset: true });
  return {
    query,
    moving: asked !== null,
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
