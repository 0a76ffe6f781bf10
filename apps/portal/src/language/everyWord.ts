import { words as loginEn } from '../login/words.en.ts';
import { words as loginZh } from '../login/words.zh.ts';
import { words as bindPhoneEn } from '../screens/bindPhone/words.en.ts';
import { words as bindPhoneZh } from '../screens/bindPhone/words.zh.ts';
import { words as freightEn } from '../screens/freight/words.en.ts';
import { words as freightZh } from '../screens/freight/words.zh.ts';
import { words as homeEn } from '../screens/home/words.en.ts';
import { words as homeZh } from '../screens/home/words.zh.ts';
import { words as orderEn } from '../screens/order/words.en.ts';
import { words as orderZh } from '../screens/order/words.zh.ts';
import { words as orderRecordEn } from '../screens/orderRecord/words.en.ts';
import { words as orderRecordZh } from '../screens/orderRecord/words.zh.ts';
import { words as productionEn } from '../screens/production/words.en.ts';
import { words as productionZh } from '../screens/production/words.zh.ts';
import { words as sailDetailEn } from '../screens/sailDetail/words.en.ts';
import { words as sailDetailZh } from '../screens/sailDetail/words.zh.ts';
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
