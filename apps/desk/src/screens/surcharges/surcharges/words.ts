import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the list of surcharges. */
export const useWords = () => useWordsOf<typeof words>('screens/surcharges/surcharges');
