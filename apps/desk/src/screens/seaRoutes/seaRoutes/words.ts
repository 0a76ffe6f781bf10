import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the routes that are sold. */
export const useWords = () => useWordsOf<typeof words>('screens/seaRoutes/seaRoutes');
