import type { ListQuery } from '@fairway/gateway/contract/listing';
import { trackingListing } from '@fairway/gateway/contract/listings/trackings';
import { siteList } from '@fairway/site/list';
import { cutText } from '@fairway/trade';

/** The number that is open next to the list, or searched. */
export interface TrackingScope {
  /** A watched number that is open. */
  readonly id?: string | undefined;
  /** A number that is to be looked for, or several, as they were typed elsewhere. */
  readonly number?: string | undefined;
}

export type TrackingQuery = ListQuery<typeof trackingListing> & TrackingScope;

/** Fifty numbers with what parts them. */
const longest = 1500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const trackingList = siteList<typeof trackingListing, TrackingScope>({
  path: '/logisticsTool/cargoTracking',
  listing: trackingListing,
  tab: 'group',
  scope: {
    read(params) {
      const id = params.get('id') ?? '';
      const number = cutText((params.get('number') ?? '').trim(), longest);
      return { id: uuid.test(id) ? id : undefined, number: number || undefined };
    },
    write: ({ id, number }) => ({ id, number }),
  },
});

/** Returns the address of the tracking page, with numbers to search. */
export function cargoTrackingAddress(...numbers: readonly string[]): string {
  return trackingList.addressOf({ number: numbers.join(',') });
}
