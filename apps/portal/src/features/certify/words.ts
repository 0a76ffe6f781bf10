import { useWords as useWordsOf } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** Words of certification, that its pages share. */
export const certifyWords = 'features/certify';

/** Speaks the words of certification. */
export const useWords = () => useWordsOf<typeof words>(certifyWords);
