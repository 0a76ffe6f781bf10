import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of the page that sets a forgotten password. */
export const useWords = () => useWordsOf<typeof words>('screens/login/forgetPassword');
