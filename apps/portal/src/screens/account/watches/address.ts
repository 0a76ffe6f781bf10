import { watchListing } from '@fairway/gateway/contract/listings/watch';
import { siteList } from '@fairway/site/list';

/** The list from its address. */
export const watches = siteList({ path: '/watches', listing: watchListing });
