import { vesselListing } from '@fairway/gateway/contract/listings/vessels';
import { siteList } from '@fairway/site/list';

/** Ships of the registry. */
export const vessels = siteList({ path: '/wikipedia/shipInfo', listing: vesselListing });
