import { carrierListing } from '@fairway/gateway/contract/listings/carriers';
import { siteList } from '@fairway/site/list';

/** Carriers, all or those of an alliance. */
export const carriers = siteList({ path: '/wikipedia/shippingCompany', listing: carrierListing });
