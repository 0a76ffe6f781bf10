import { words as loginEn } from '../features/login/words.en.ts';
import { words as loginZh } from '../features/login/words.zh.ts';
import { words as freightEn } from '../screens/freight/results/words.en.ts';
import { words as freightZh } from '../screens/freight/results/words.zh.ts';
import { words as sailDetailEn } from '../screens/freight/sailDetail/words.en.ts';
import { words as sailDetailZh } from '../screens/freight/sailDetail/words.zh.ts';
import { words as homeEn } from '../screens/home/home/words.en.ts';
import { words as homeZh } from '../screens/home/home/words.zh.ts';
import { words as bindPhoneEn } from '../screens/login/bindPhone/words.en.ts';
import { words as bindPhoneZh } from '../screens/login/bindPhone/words.zh.ts';
import { words as orderEn } from '../screens/order/order/words.en.ts';
import { words as orderZh } from '../screens/order/order/words.zh.ts';
import { words as orderRecordEn } from '../screens/order/orderRecord/words.en.ts';
import { words as orderRecordZh } from '../screens/order/orderRecord/words.zh.ts';
import { words as productionEn } from '../screens/order/production/words.en.ts';
import { words as productionZh } from '../screens/order/production/words.zh.ts';
import type { Words } from './catalogue.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';
import { zh } from './zh.ts';

/** All words at once, for tests; pages load theirs one by one. */
export const everyWord: Record<Language, Words> = {
  zh: {
    ...zh,
    ...homeZh,
    ...freightZh,
    freight: { ...zh.freight, ...freightZh.freight },
    ...sailDetailZh,
    ...orderZh,
    ...orderRecordZh,
    ...productionZh,
    ...bindPhoneZh,
    ...loginZh,
  },
  en: {
    ...en,
    ...homeEn,
    ...freightEn,
    freight: { ...en.freight, ...freightEn.freight },
    ...sailDetailEn,
    ...orderEn,
    ...orderRecordEn,
    ...productionEn,
    ...bindPhoneEn,
    ...loginEn,
  },
};
