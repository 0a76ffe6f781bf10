import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the company structure. */
export const useWords = () => useWordsOf<typeof words>('screens/account/companyFramework');

/** Words in hand: a list hands them to its rows, each of which would follow them by itself otherwise. */
export type Spoken = ReturnType<typeof useWords>;
