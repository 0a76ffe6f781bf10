import type { words as login } from '../features/login/words.zh.ts';
import type { words as freight } from '../screens/freight/results/words.zh.ts';
import type { words as sailDetail } from '../screens/freight/sailDetail/words.zh.ts';
import type { words as home } from '../screens/home/home/words.zh.ts';
import type { words as bindPhone } from '../screens/login/bindPhone/words.zh.ts';
import type { words as order } from '../screens/order/order/words.zh.ts';
import type { words as orderRecord } from '../screens/order/orderRecord/words.zh.ts';
import type { words as production } from '../screens/order/production/words.zh.ts';
import type { zh } from './zh.ts';

/** The same words in another language; one that misses a word does not compile. */
export type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> };

/** Words that every page has from the start. */
export type CommonWords = Translated<typeof zh>;
/** Every word of the portal as Chinese has it: the common ones and those that come with a screen. */
export type ChineseWords = typeof zh &
  typeof home &
  typeof freight &
  typeof sailDetail &
  typeof order &
  typeof orderRecord &
  typeof production &
  typeof bindPhone &
  typeof login;
export type Words = Translated<ChineseWords>;
export type TitleKey = keyof CommonWords['title'];
