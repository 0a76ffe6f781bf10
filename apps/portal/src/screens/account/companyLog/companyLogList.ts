import { companyLogListing } from '@fairway/gateway/contract/listings/companyLog';
import { siteList } from '@fairway/site/list';
import { companyLogAddress } from './address.ts';

/** Changes of the company, from the address. */
export const companyLogList = siteList({ path: companyLogAddress(), listing: companyLogListing });
