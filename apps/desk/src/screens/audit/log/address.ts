import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { siteList } from '@fairway/site/list';

/** The list of staff actions, filtered by person, action and time. */
export const logList = siteList({ path: '/log', listing: auditListing });
