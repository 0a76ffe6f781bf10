import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of one's collected articles. */
export const useWords = () => useWordsOf<typeof words>('screens/account/infoCollection');
