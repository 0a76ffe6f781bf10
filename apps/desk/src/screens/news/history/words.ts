import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of what changed in an article. */
export const useWords = () => useWordsOf<typeof words>('screens/news/history');
