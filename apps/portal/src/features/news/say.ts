import type { Translation } from '@fairway/site';
import type { CommonWords } from '../../language/words.ts';
import type { newsItem } from './newsItem.zh.ts';
import type { newsReading } from './newsReading.zh.ts';

/** Words of an article, which every page with news has among its own. */
export interface NewsWords {
  readonly newsItem: typeof newsItem;
}

/** What a page with news speaks with. */
export type NewsSpoken = Pick<Translation<NewsWords & CommonWords>, 't' | 'format' | 'language' | 'nameOf'>;

/** What a page on which articles are read speaks with. */
export type ReadingSpoken = Pick<
  Translation<NewsWords & { readonly newsReading: typeof newsReading } & CommonWords>,
  't' | 'format' | 'language' | 'nameOf'
>;
