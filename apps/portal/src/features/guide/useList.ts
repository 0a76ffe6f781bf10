import { changedListing, readListing, writeListing } from '@fairway/gateway/contract/listAddress';
import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { useAsked } from '@fairway/site';

/** Address of a list as its query has it. */
export function listAddress<const L extends Listing>(
  path: string,
  of: L,
  query: Partial<ListQuery<L>> = {},
  around?: URLSearchParams,
): string {
  const params = writeListing(of, { ...readListing(of, new URLSearchParams()), ...query }, around).toString();
  return params ? `${path}?${params}` : path;
}

/** A list whose address holds all that decides which rows are shown: what is wanted, and the ways to want something else. */
export function useList<const L extends Listing>(
  path: string,
  of: L,
  query: ListQuery<L>,
  around?: URLSearchParams,
) {
  const { asked, ask } = useAsked();
  // Controls answer a press at once; the rows follow when they are here.
  const wanted = asked ? readListing(of, asked) : query;
  const change = (values: Partial<ListQuery<L>>) =>
    ask(listAddress(path, of, changedListing(wanted, values), around), { preventScrollReset: true });
  return {
    wanted,
    moving: asked !== null,
    change,
    hrefOf: (page: number) => listAddress(path, of, { ...query, page } as ListQuery<L>, around),
    onSizeChange: (limit: number, page: number) => change({ limit, page } as Partial<ListQuery<L>>),
    ask,
  };
}
