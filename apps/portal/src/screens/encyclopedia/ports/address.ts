import { portListing } from '@fairway/gateway/contract/listings/ports';
import { siteList } from '@fairway/site/list';

/** Container ports, all or those of a group of routes or a country. */
export const ports = siteList({ path: '/wikipedia/harbour', listing: portListing });
