import { carrierSailingListing } from '@fairway/gateway/contract/listings/carriers';
import { siteList } from '@fairway/site/list';

/** Which carrier it is; empty where the address names none. */
export interface CarrierScope {
  readonly code: string;
}

/** The page of a carrier with its departures of the days ahead. */
export const carrierSailings = siteList<typeof carrierSailingListing, CarrierScope>({
  path: '/wikipedia/shippingDetail',
  listing: carrierSailingListing,
  scope: {
    read(params) {
      const code = (params.get('code') ?? '').trim().toUpperCase();
      return { code: /^[A-Z\d]{4}$/.test(code) ? code : '' };
    },
    write: ({ code }) => ({ code }),
  },
});

/** Address of a carrier's page. */
export function carrierAddress(code: string): string {
  return carrierSailings.addressOf({ code });
}
