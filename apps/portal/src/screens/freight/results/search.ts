import type { ListQuery } from '@fairway/gateway/contract/listing';
import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { siteList } from '@fairway/site/list';
import type { ShipmentQuery } from '@fairway/trade';
import { type IsoWeek, isWeek } from '@fairway/ui/dates';
import { bookingWeek } from '../../../features/search/bookingWeek.ts';
import { shipmentEntriesIn } from '../../../features/shipment/shipmentEntries.ts';

type Listed = ListQuery<typeof sailingListing>;
export type Routing = Listed['routing'];

/** The sailings of one route in one week. */
interface Lane {
  readonly origin: string | null;
  readonly destination: string | null;
  /** ISO week, `2026-W48`. */
  readonly week: IsoWeek;
}

/** The search in the address of the results; everything that decides which rows are shown. */
export type FreightSearch = Listed & Lane & ShipmentQuery;

const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;

function port(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return portCode.test(code) ? code : null;
}

/** The results, from the address. Every page links here, so the shipment is copied as written; the loader reads it. */
export const sailings = siteList({
  path: '/shipPriceInfo',
  listing: sailingListing,
  scope: {
    read(params, today): Lane & ShipmentQuery {
      const week = params.get('week');
      const origin = port(params.get('origin'));
      const destination = port(params.get('destination'));
      return {
        origin,
        // A port has no route to itself; the form reports it on submit.
        destination: destination === origin ? null : destination,
        week: week && isWeek(week) ? week : bookingWeek(today),
        ...shipmentEntriesIn(params),
      };
    },
    write: ({ origin, destination, week, boxes, ready, goods, incoterm, terms, currency }) => ({
      ...{ origin, destination, week, boxes, ready, goods, incoterm, terms, currency },
    }),
  },
});

/** Part of a search, as links write it; the gateway's weeks are plain strings. */
type SearchLink = Partial<Omit<FreightSearch, 'week'>> & { readonly week?: string };

/** Address of the results of a search. */
export function resultsAddress(search: SearchLink = {}): string {
  return sailings.addressOf(search as Partial<FreightSearch>);
}
