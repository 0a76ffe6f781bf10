import { surchargeListing } from '@fairway/gateway/contract/listings/surcharges';
import { siteList } from '@fairway/site/list';

/** Surcharges by whether they are charged today. */
export const surchargeList = siteList({ path: '/surcharges', listing: surchargeListing, tab: 'state' });
