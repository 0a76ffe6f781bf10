import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the page on which an article is written. */
export const useWords = () => useWordsOf<typeof words>('screens/news/article');
