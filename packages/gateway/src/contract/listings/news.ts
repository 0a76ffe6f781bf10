import { listing } from '../listing.ts';

/** 0 news information, 1 port dynamics, 2 fuel price, 3 hot news. */
export const newsCategories = [0, 1, 2, 3] as const;

/** Articles, the newest first; of one category, or of the routes that the reader subscribed or follows. */
export const newsListing = listing({
  sorts: { publishedAt: 'desc' },
  filters: {
    categoryId: { kind: 'choice', values: newsCategories },
    mine: { kind: 'choice', values: ['routes'] },
  },
});

/** Articles that a search counts and shows at most; there may be more where it counts so many. */
export const mostNewsHits = 200;

/** Articles that match a search, the closest first: Chinese, pinyin or English. */
export const newsSearchListing = listing({
  sorts: { match: 'asc', publishedAt: 'desc' },
  filters: { categoryId: { kind: 'choice', values: newsCategories } },
  keyword: 60,
});

/** Articles that a person collected, the last collected first. */
export const collectionListing = listing({
  sorts: { collectedAt: 'desc' },
  filters: { categoryId: { kind: 'choice', values: newsCategories } },
  keyword: 60,
});
