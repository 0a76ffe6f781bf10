import { seaRouteListing } from '@fairway/gateway/contract/listings/seaRoutes';
import { siteList } from '@fairway/site/list';

/** Routes that are or were sold. */
export const seaRouteList = siteList({ path: '/seaRoutes', listing: seaRouteListing });
