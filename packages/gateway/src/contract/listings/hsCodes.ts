import { listing } from '../listing.ts';

/** Depths of the Harmonized System; `national` is the ten-digit code of China. */
export const hsLevels = ['section', 'chapter', 'heading', 'subheading', 'national'] as const;

/** Matches of a keyword in the Harmonized System, the closest first: by code, Chinese, English, pinyin, several words. */
export const hsListing = listing({
  sorts: { match: 'asc', code: 'asc' },
  filters: { level: { kind: 'choice', values: hsLevels } },
  keyword: 80,
});
