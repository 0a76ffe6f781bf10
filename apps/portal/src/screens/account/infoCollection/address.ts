import { collectionListing } from '@fairway/gateway/contract/listings/news';
import { siteList } from '@fairway/site/list';

/** The user's collected articles, from the address. */
export const collection = siteList({
  path: '/infoCollection',
  listing: collectionListing,
  tab: 'categoryId',
});
