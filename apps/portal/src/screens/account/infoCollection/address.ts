import { collectionListing } from '@fairway/gateway/contract/listings/news';
import { siteList } from '@fairway/site/list';

/** One's collected articles, as their address tells them. */
export const collection = siteList({
  path: '/infoCollection',
  listing: collectionListing,
  tab: 'categoryId',
});
