import { useWords as useWordsOf } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Speaks the words of an order's page. */
export const useWords = () => useWordsOf<typeof words>('screens/order/orderDetail');
