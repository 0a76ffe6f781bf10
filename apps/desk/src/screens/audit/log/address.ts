import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { siteList } from '@fairway/site/list';

/** What staff did, by who, what and when. */
export const logList = siteList({ path: '/log', listing: auditListing });
