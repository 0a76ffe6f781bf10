import { useWords as useWordsOf } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of cases, which their queues share. */
export const useWords = () => useWordsOf<typeof words>('features/case');
