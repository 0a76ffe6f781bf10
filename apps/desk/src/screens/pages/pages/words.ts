import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the pages that admins open and close. */
export const useWords = () => useWordsOf<typeof words>('screens/pages/pages');
