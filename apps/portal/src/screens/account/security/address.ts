import { loginLogListing } from '@fairway/gateway/contract/listings/loginLog';
import { siteList } from '@fairway/site/list';

/** The login log of the page, from the address. */
export const loginLog = siteList({ path: '/security', listing: loginLogListing });

/** Returns the address of the page. */
export const securityAddress = (): string => loginLog.addressOf();
