import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of positions of ships. */
export const useWords = () => useWordsOf<typeof words>('screens/tools/shipLocation');
