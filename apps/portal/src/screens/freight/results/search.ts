import { pageSizes, routings, sailingSorts } from '@fairway/gateway/contract/choices';
import { type IsoWeek, isWeek } from '@fairway/ui/iso-week';
import { bookingWeek } from '../../../features/search/bookingWeek.ts';

export type Routing = (typeof routings)[number];
export type SailingSort = (typeof sailingSorts)[number];

/** What the address of the results says; everything that decides which rows are shown. */
export interface FreightSearch {
  readonly origin: string | null;
  readonly destination: string | null;
  /** ISO week, `2026-W48`. */
  readonly week: IsoWeek;
  readonly sort: SailingSort;
  readonly order: 'asc' | 'desc';
  readonly routing: Routing;
  readonly page: number;
  readonly limit: (typeof pageSizes)[number];
}

const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;

function oneOf<const T>(allowed: readonly T[], value: unknown, otherwise: NoInfer<T>): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function port(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return portCode.test(code) ? code : null;
}

/** Reads an address, mending what a hand-typed one gets wrong: nobody should meet an error over a mistyped page. */
export function readSearch(params: URLSearchParams, today: Date): FreightSearch {
  const week = params.get('week');
  const page = Number(params.get('page'));
  return {
    origin: port(params.get('origin')),
    destination: port(params.get('destination')),
    week: week && isWeek(week) ? week : bookingWeek(today),
    sort: oneOf(sailingSorts, params.get('sort'), 'departure'),
    order: oneOf(['asc', 'desc'], params.get('order'), 'asc'),
    routing: oneOf(routings, params.get('routing'), 'all'),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    limit: oneOf(pageSizes, Number(params.get('limit')), 10),
  };
}

/** Part of a search, as links write it; the gateway's weeks are plain strings. */
type SearchLink = Partial<Omit<FreightSearch, 'week'>> & { readonly week?: string };

/** The shortest address of a search: what is at its default is left out. */
export function writeSearch(search: SearchLink): string {
  const { origin, destination, week, sort, order, routing, page, limit } = search;
  const params = new URLSearchParams();
  if (origin) params.set('origin', origin);
  if (destination) params.set('destination', destination);
  if (week) params.set('week', week);
  if (sort && sort !== 'departure') params.set('sort', sort);
  if (order && order !== 'asc') params.set('order', order);
  if (routing && routing !== 'all') params.set('routing', routing);
  if (page && page > 1) params.set('page', String(page));
  if (limit && limit !== 10) params.set('limit', String(limit));
  return params.toString();
}

/** Address of the results of a search. */
export function resultsAddress(search: SearchLink = {}): string {
  const query = writeSearch(search);
  return query ? `/shipPriceInfo?${query}` : '/shipPriceInfo';
}

/** A search with something changed; whatever changes which rows there are starts again on page one. */
export function changed(search: FreightSearch, change: Partial<FreightSearch>): FreightSearch {
  return { ...search, page: 1, ...change };
}
