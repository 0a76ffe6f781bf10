import { attentionListing } from '@fairway/gateway/contract/listings/attention';
import { siteList } from '@fairway/site/list';
import type { ShipmentQuery } from '@fairway/trade';
import { shipmentEntriesIn, shipmentEntriesOf } from '../../../features/shipment/shipmentEntries.ts';

/** The user's followed routes and the shipment of their totals, from the address. */
export const myFollow = siteList<typeof attentionListing, ShipmentQuery>({
  path: '/myFollow',
  listing: attentionListing,
  scope: { read: shipmentEntriesIn, write: (query) => ({ ...shipmentEntriesOf(query) }) },
});
