import { watchListing } from '@fairway/gateway/contract/listings/watch';
import { siteList } from '@fairway/site/list';

/** The list from its address; `watches.addressOf({ keyword })` links to it. */
export const watches = siteList({ path: '/personal/watches', listing: watchListing });
