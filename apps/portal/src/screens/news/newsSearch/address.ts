import { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import { siteList } from '@fairway/site/list';

/** What is found in the news, as its address tells it. */
export const newsSearch = siteList({ path: '/newsInformationSearch', listing: newsSearchListing });

/** Address of what a keyword finds. */
export function newsSearchAddress({ keyword }: { readonly keyword: string }): string {
  return newsSearch.addressOf({ keyword });
}
