import { insurerListing } from '@fairway/gateway/contract/listings/insurers';
import { siteList } from '@fairway/site/list';

/** Insurers that work with us. */
export const insuranceCompany = siteList({ path: '/insuranceCompany', listing: insurerListing });
