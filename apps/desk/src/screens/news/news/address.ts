import { newsDeskListing } from '@fairway/gateway/contract/listings/newsDesk';
import { siteList } from '@fairway/site/list';

/** All articles that the office keeps. */
export const newsList = siteList({ path: '/news', listing: newsDeskListing });

/** The page on which an article is written; without an id a new one. */
export function articleAddress(id?: string): string {
  return id === undefined ? '/news/article' : `/news/article?id=${id}`;
}
