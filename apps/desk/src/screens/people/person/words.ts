import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of this screen. */
export const useWords = () => useWordsOf<typeof words>('screens/people/person');
