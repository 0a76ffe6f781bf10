import { clearedListing, matchOf, readListing, writeListing } from '@fairway/gateway/contract/listAddress';
import { type Listing, type ListQuery, namesOf } from '@fairway/gateway/contract/listing';

/** Parameters in an address next to the list's own: whose list, or which. */
export interface ListScope<Scope extends object> {
  /** Corrects errors of a hand-typed address; never throws. */
  readonly read: (params: URLSearchParams, now: Date) => Scope;
  /** Returns names and values of the entries that are given. */
  readonly write: (scope: Partial<Scope>) => Readonly<Record<string, string | null | undefined>>;
}

export interface SiteListOptions<L extends Listing, Scope extends object> {
  readonly path: string;
  readonly listing: L;
  readonly scope?: ListScope<Scope>;
  /** A filter that is chosen by tabs: it divides the list, and does not count as narrowing it down. */
  readonly tab?: keyof L['filters'] & string;
}

/** A list of the site, read from its address. Light enough for a page's outline: it sends no request. */
export interface SiteList<L extends Listing = Listing, Scope extends object = object> {
  readonly listing: L;
  readonly read: (params: URLSearchParams, now: Date) => ListQuery<L> & Scope;
  /** Returns the shortest address of a query: default values are left out. */
  readonly addressOf: (query?: Partial<ListQuery<L> & Scope>) => string;
  /**
   * Returns the list's part of an address, in its shortest form and without other parameters: the cache key of a
   * rendered page.
   */
  readonly queryOf: (params: URLSearchParams, now: Date) => string;
  /** The query without keyword and filters, but in its tab. */
  readonly cleared: (query: ListQuery<L> & Scope) => ListQuery<L> & Scope;
  /** Whether a keyword or a filter narrows the rows of the tab down. */
  readonly isNarrowed: (query: ListQuery<L>) => boolean;
  /** Names which rows match regardless of their order and page. */
  readonly matchOf: (query: ListQuery<L>) => string;
  readonly tab: string | undefined;
}

/** Joins a listing of the contract to the address of a page. */
export function siteList<const L extends Listing, Scope extends object = object>(
  options: SiteListOptions<L, Scope>,
): SiteList<L, Scope> {
  const { path, listing, scope, tab } = options;
  const nothingSaid = readListing(listing, new URLSearchParams());
  const read = (params: URLSearchParams, now: Date) => ({
    ...(scope?.read(params, now) as Scope),
    ...readListing(listing, params),
  });
  const searchOf = (query: Partial<ListQuery<L> & Scope>) => {
    const around = new URLSearchParams();
    for (const [name, value] of Object.entries(scope?.write(query) ?? {})) if (value) around.set(name, value);
    return writeListing(listing, { ...nothingSaid, ...query }, around).toString();
  };
  const tabOf = (query: ListQuery<L>) =>
    tab === undefined ? {} : { [tab]: (query as Readonly<Record<string, unknown>>)[tab] };
  const cleared = <Query extends ListQuery<L>>(query: Query): Query => ({
    ...query,
    ...emptied(listing, query),
    ...tabOf(query),
  });
  return {
    listing,
    tab,
    read,
    addressOf(query = {}) {
      const text = searchOf(query);
      return text === '' ? path : `${path}?${text}`;
    },
    queryOf: (params, now) => searchOf(read(params, now)),
    cleared,
    isNarrowed: (query) => matchOf(listing, query) !== matchOf(listing, cleared(query)),
    matchOf: (query) => matchOf(listing, query),
  };
}

/** Returns the entries of a cleared query, with removed ones set to undefined. */
function emptied<L extends Listing>(listing: L, query: ListQuery<L>): ListQuery<L> {
  const names = Object.entries(listing.filters).flatMap(([name, filter]) => namesOf(name, filter));
  const forgotten = Object.fromEntries(names.map((name) => [name, undefined]));
  return { ...forgotten, ...clearedListing(listing, query) };
}
