import type { Translation } from '@fairway/site';
import type { CommonWords } from '../../language/words.ts';
import type { newsItem } from './newsItem.zh.ts';
import type { newsReading } from './newsReading.zh.ts';

/** Words of an article, which every page with news has among its own. */
export interface NewsWords {
  readonly newsItem: typeof newsItem;
}

/** The translation functions that a page with news needs. */
export type NewsSpoken = Pick<Translation<NewsWords & CommonWords>, 't' | 'format' | 'language' | 'nameOf'>;

/** The translation functions that a page with readable articles needs. */
export type ReadingSpoken = Pick<
  Translation<NewsWords & { readonly newsReading: typeof newsReading } & CommonWords>,
  't' | 'format' | 'language' | 'nameOf'
>;
