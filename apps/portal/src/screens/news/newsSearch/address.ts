import { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import { siteList } from '@fairway/site/list';

/** The results in the news, from the address. */
export const newsSearch = siteList({ path: '/newsInformationSearch', listing: newsSearchListing });

/** Returns the address of the search results for a keyword. */
export function newsSearchAddress({ keyword }: { readonly keyword: string }): string {
  return newsSearch.addressOf({ keyword });
}
