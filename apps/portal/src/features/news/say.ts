import type { Spoken } from '@fairway/site';
import type { CommonWords } from '../../language/words.ts';
import type { newsItem } from './newsItem.zh.ts';

/** Words of an article, which every page with news has among its own. */
export interface NewsWords {
  readonly newsItem: typeof newsItem;
}

/** What a page with news speaks with. */
export type NewsSpoken = Pick<Spoken<NewsWords & CommonWords>, 't' | 'format' | 'language' | 'nameOf'>;
