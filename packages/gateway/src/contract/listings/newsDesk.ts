import { listing } from '../listing.ts';
import { newsCategories } from './news.ts';

/** `out` is visible to readers: published, or scheduled for an instant that has passed. */
export const newsStandings = ['draft', 'scheduled', 'out', 'withdrawn'] as const;

/** All articles that the office keeps, the last written first. A keyword is any part of a title or of a source. */
export const newsDeskListing = listing({
  sorts: { savedAt: 'desc', publishAt: 'desc' },
  filters: {
    standing: { kind: 'choice', values: newsStandings },
    categoryId: { kind: 'choice', values: newsCategories },
  },
  keyword: 60,
});
