import { peopleListing } from '@fairway/gateway/contract/listings/people';
import { siteList } from '@fairway/site/list';

/** Accounts of people and companies. */
export const peopleList = siteList({ path: '/people', listing: peopleListing });
