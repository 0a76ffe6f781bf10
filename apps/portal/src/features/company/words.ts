import { useWords as useWordsOf } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words that the pages of a company share. */
export const useWords = () => useWordsOf<typeof words>('features/company');
