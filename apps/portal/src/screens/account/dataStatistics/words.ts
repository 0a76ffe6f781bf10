import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of one's statistics. */
export const useWords = () => useWordsOf<typeof words>('screens/account/dataStatistics');
