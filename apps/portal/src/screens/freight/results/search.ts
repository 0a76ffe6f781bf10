import { changedListing, readListing, writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { type IsoWeek, isWeek } from '@fairway/ui/iso-week';
import { bookingWeek } from '../../../features/search/bookingWeek.ts';

type Listed = ListQuery<typeof sailingListing>;
export type Routing = Listed['routing'];
export type SailingSort = Listed['sort'];

/** What the address of the results says; everything that decides which rows are shown. */
export interface FreightSearch extends Listed {
  readonly origin: string | null;
  readonly destination: string | null;
  /** ISO week, `2026-W48`. */
  readonly week: IsoWeek;
}

const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;

function port(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return portCode.test(code) ? code : null;
}

/** Reads an address, mending what a hand-typed one gets wrong: nobody should meet an error over a mistyped page. */
export function readSearch(params: URLSearchParams, today: Date): FreightSearch {
  const week = params.get('week');
  return {
    origin: port(params.get('origin')),
    destination: port(params.get('destination')),
    week: week && isWeek(week) ? week : bookingWeek(today),
    ...readListing(sailingListing, params),
  };
}

/** Part of a search, as links write it; the gateway's weeks are plain strings. */
type SearchLink = Partial<Omit<FreightSearch, 'week'>> & { readonly week?: string };

/** The shortest address of a search: what is at its default is left out. */
export function writeSearch({ origin, destination, week, ...listed }: SearchLink): string {
  const lane = new URLSearchParams();
  if (origin) lane.set('origin', origin);
  if (destination) lane.set('destination', destination);
  if (week) lane.set('week', week);
  const query = { ...readListing(sailingListing, new URLSearchParams()), ...listed };
  return writeListing(sailingListing, query, lane).toString();
}

/** Address of the results of a search. */
export function resultsAddress(search: SearchLink = {}): string {
  const query = writeSearch(search);
  return query ? `/shipPriceInfo?${query}` : '/shipPriceInfo';
}

/** A search with something changed; whatever changes which rows there are starts again on page one. */
export function changed(search: FreightSearch, change: Partial<FreightSearch>): FreightSearch {
  return changedListing(search, change);
}
