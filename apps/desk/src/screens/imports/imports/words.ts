import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the room for CSV files. */
export const useWords = () => useWordsOf<typeof words>('screens/imports/imports');
