import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the reader's city. */
export const useWords = () => useWordsOf<typeof words>('screens/about/city');
