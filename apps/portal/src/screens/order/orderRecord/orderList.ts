import type { ListQuery } from '@fairway/gateway/contract/listing';
import { orderListing } from '@fairway/gateway/contract/listings/orders';
import { siteList } from '@fairway/site/list';
import { orderRecordAddress } from './address.ts';

export type OrderQuery = ListQuery<typeof orderListing>;

/** Tabs in the specification's order (point 2); the numbers are those of the statuses (point 3). */
export const tabs = ['all', '2', '1', '3', '4'] as const;
export type Tab = (typeof tabs)[number];

/** The user's orders, from the address. */
export const orderList = siteList({ path: orderRecordAddress(), listing: orderListing, tab: 'status' });

export function tabOf({ status }: OrderQuery): Tab {
  return tabs.find((tab) => tab === String(status)) ?? 'all';
}

/** Returns the status filter of a tab. */
export function statusIn(tab: string): Pick<OrderQuery, 'status'> {
  return { status: orderListing.filters.status.values.find((status) => String(status) === tab) };
}
