import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Formats the words of the user's requests for cover. */
export const useWords = () => useWordsOf<typeof words>('screens/insurance/insureRecord');
