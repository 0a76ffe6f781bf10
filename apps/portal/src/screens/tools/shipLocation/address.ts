import type { ListQuery } from '@fairway/gateway/contract/listing';
import { shipNameListing } from '@fairway/gateway/contract/listings/vessels';
import { siteList } from '@fairway/site/list';

/** The ship that is shown, if one is. */
export interface ShipScope {
  readonly imo?: string | undefined;
}

/** The query of the page of positions: a vessel, or a page of those that a name may mean. */
export type ShipQuery = ListQuery<typeof shipNameListing> & ShipScope;

/** Ship positions: one ship, or the ships of a name to choose from. */
export const shipSearch = siteList<typeof shipNameListing, ShipScope>({
  path: '/logisticsTool/shipLocation',
  listing: shipNameListing,
  scope: {
    read(params) {
      const imo = params.get('imo') ?? '';
      return { imo: /^\d{7}$/.test(imo) ? imo : undefined };
    },
    write: ({ imo }) => ({ imo }),
  },
});

/** Returns the address of a ship's position; without a ship, of the ship search. */
export function shipLocationAddress(query: Partial<ShipQuery> = {}): string {
  return shipSearch.addressOf(query);
}
