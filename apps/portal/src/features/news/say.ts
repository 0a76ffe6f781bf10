import type { Say, Spoken } from '@fairway/site';
import type { CommonWords } from '../../language/words.ts';
import type { newsItem } from './newsItem.zh.ts';

/** Words of an article, which every page with news has among its own. */
export interface NewsWords {
  readonly newsItem: typeof newsItem;
}

/** Says the words of articles. */
export type NewsSay = Say<NewsWords & CommonWords>;

/** What a page with news speaks with. */
export type NewsSpoken = Pick<Spoken<NewsWords & CommonWords>, 't' | 'format' | 'language' | 'nameOf'>;
