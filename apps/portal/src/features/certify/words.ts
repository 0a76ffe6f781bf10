import { useWords as useWordsOf } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of certification, which its pages share. */
export const useWords = () => useWordsOf<typeof words>('features/certify');
