import { cutText } from '@fairway/trade';
import { pageSizes } from './choices.ts';
import {
  codesOf,
  type Direction,
  firstSort,
  type ListEntries,
  type ListEntry,
  type ListFilter,
  type Listing,
  type ListQuery,
  namesOf,
} from './listing.ts';

const farthest = 100_000;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the part of an address that belongs to a listing, correcting errors of hand-typed ones; never throws. */
export function readListing<const L extends Listing>(of: L, params: URLSearchParams): ListQuery<L> {
  const sort = params.get('sort') ?? '';
  const known = Object.hasOwn(of.sorts, sort) ? sort : firstSort(of);
  const order = params.get('order');
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  const filters = Object.entries(of.filters).flatMap(([name, filter]) =>
    namesOf(name, filter).map((entry) => [entry, readEntry(filter, params.get(entry))] as const),
  );
  const query: ListEntries = {
    page: Number.isSafeInteger(page) && page >= 1 && page <= farthest ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? pageSizes[0],
    sort: known,
    order: order === 'asc' || order === 'desc' ? order : (of.sorts[known] ?? 'asc'),
    ...(of.keyword === undefined ? {} : { keyword: readKeyword(params.get('keyword'), of.keyword) }),
    ...Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
  };
  return query as unknown as ListQuery<L>;
}

function readEntry(filter: ListFilter, text: string | null): ListEntry {
  if (filter.kind === 'codes') return codesOf(text ?? '');
  if (filter.kind === 'choices') {
    const texts = new Set((text ?? '').split(','));
    const values = filter.values.filter((value) => texts.has(String(value)));
    return values.length > 0 ? values : undefined;
  }
  if (filter.kind === 'choice')
    return filter.values.find((value) => String(value) === text) ?? filter.standard;
  return text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Returns typed or pasted text as a call takes it: one line, no longer than allowed. */
export function readKeyword(text: string | null, longest: number): string {
  return cutText((text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim(), longest);
}

/** Returns the shortest address of a query, after the other parameters of `around`: default values are left out. */
export function writeListing<const L extends Listing>(
  of: L,
  query: ListQuery<L>,
  around = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(around);
  const entries = query as unknown as ListEntries;
  const put = (name: string, standard: string | number | Direction | undefined) => {
    const value = entries[name];
    const text = value === undefined ? '' : String(value);
    if (text === '' || value === standard) params.delete(name);
    else params.set(name, text);
  };
  for (const [name, filter] of Object.entries(of.filters))
    for (const entry of namesOf(name, filter))
      put(entry, filter.kind === 'choice' ? filter.standard : undefined);
  put('keyword', '');
  put('sort', firstSort(of));
  put('order', of.sorts[query.sort]);
  put('page', 1);
  put('limit', pageSizes[0]);
  return params;
}

/**
 * Returns a changed query. Other rows or another order start on page one; another page size keeps the first visible
 * row; a change with a page selects that page.
 */
export function changedListing<Query extends Pick<ListEntries, 'page' | 'limit'>>(
  query: Query,
  change: Partial<Query>,
): Query {
  const { page, limit } = query;
  const next = change.limit === undefined ? 1 : Math.floor(((page - 1) * limit) / change.limit) + 1;
  return { ...query, page: next, ...change };
}

/** The query without keyword and filters, in its order, from its first page. */
export function clearedListing<const L extends Listing>(of: L, query: ListQuery<L>): ListQuery<L> {
  const { limit, sort, order } = query;
  return { ...readListing(of, new URLSearchParams()), limit, sort, order };
}

/**
 * Names which rows match regardless of their order and page: a selection of "all that match" holds as long as it does.
 */
export function matchOf<const L extends Listing>(of: L, query: ListQuery<L>): string {
  const { sort, order } = readListing(of, new URLSearchParams());
  return writeListing(of, { ...query, page: 1, limit: pageSizes[0], sort, order }).toString();
}

/** Whether a keyword or a filter narrows the rows down. */
export function isNarrowed<const L extends Listing>(of: L, query: ListQuery<L>): boolean {
  return matchOf(of, query) !== '';
}
