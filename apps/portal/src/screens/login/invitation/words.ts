import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of an invitation into a company. */
export const useWords = () => useWordsOf<typeof words>('screens/login/invitation');
