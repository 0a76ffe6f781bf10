import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import { siteList } from '@fairway/site/list';

/** A search for goods; without a keyword, their sections. */
export const hsCodes = siteList({ path: '/logisticsTool/HScode', listing: hsListing });
