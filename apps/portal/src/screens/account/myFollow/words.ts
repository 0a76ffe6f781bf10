import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the lanes that one follows. */
export const useWords = () => useWordsOf<typeof words>('screens/account/myFollow');
