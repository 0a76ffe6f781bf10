import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { words as certify } from '../apps/portal/src/features/certify/words.zh.ts';
import type { words as company } from '../apps/portal/src/features/company/words.zh.ts';
import type { words as login } from '../apps/portal/src/features/login/words.zh.ts';
import type { words as notifications } from '../apps/portal/src/features/notifications/words.zh.ts';
import type { words as quote } from '../apps/portal/src/features/quote/words.zh.ts';
import type { words as watch } from '../apps/portal/src/features/watch/words.zh.ts';
import type { words as watchReport } from '../apps/portal/src/features/watchReport/words.zh.ts';
import type { PageTitles, PortalWords } from '../apps/portal/src/language/words.ts';
import type { words as framework } from '../apps/portal/src/screens/account/companyFramework/words.zh.ts';
import type { words as seat } from '../apps/portal/src/screens/account/distributeSeat/words.zh.ts';
import type { words as mySetting } from '../apps/portal/src/screens/account/mySetting/words.zh.ts';
import type { words as vip } from '../apps/portal/src/screens/account/myVipInfo/words.zh.ts';
import type { words as security } from '../apps/portal/src/screens/account/security/words.zh.ts';
import type { words as watchDetail } from '../apps/portal/src/screens/account/watchDetail/words.zh.ts';
import type { words as compare } from '../apps/portal/src/screens/freight/compare/words.zh.ts';
import type { words as results } from '../apps/portal/src/screens/freight/results/words.zh.ts';
import type { words as sailDetail } from '../apps/portal/src/screens/freight/sailDetail/words.zh.ts';
import type { words as home } from '../apps/portal/src/screens/home/home/words.zh.ts';
import type { words as insure } from '../apps/portal/src/screens/insurance/insure/words.zh.ts';
import type { words as insureRecord } from '../apps/portal/src/screens/insurance/insureRecord/words.zh.ts';
import type { words as bindPhone } from '../apps/portal/src/screens/login/bindPhone/words.zh.ts';
import type { words as forget } from '../apps/portal/src/screens/login/forgetPassword/words.zh.ts';
import type { words as invitation } from '../apps/portal/src/screens/login/invitation/words.zh.ts';
import type { words as loginAgain } from '../apps/portal/src/screens/login/loginAgain/words.zh.ts';
import type { words as order } from '../apps/portal/src/screens/order/order/words.zh.ts';
import type { words as orderDetail } from '../apps/portal/src/screens/order/orderDetail/words.zh.ts';
import type { words as orderRecord } from '../apps/portal/src/screens/order/orderRecord/words.zh.ts';
import type { words as production } from '../apps/portal/src/screens/order/production/words.zh.ts';
import type { words as quotation } from '../apps/portal/src/screens/quote/quotation/words.zh.ts';
import type { words as quoteDetail } from '../apps/portal/src/screens/quote/quoteDetail/words.zh.ts';
import type { words as quoteEditor } from '../apps/portal/src/screens/quote/quoteEditor/words.zh.ts';
import type { words as tracking } from '../apps/portal/src/screens/tools/cargoTracking/words.zh.ts';
import type { words as priceMessage } from '../apps/portal/src/screens/tools/priceMessage/words.zh.ts';
import type { words as shipAt } from '../apps/portal/src/screens/tools/shipLocation/words.zh.ts';
import type { SiteWords, Translated } from '../packages/site/src/language/words.ts';

/** The texts that end-to-end tests read on the portal's pages. */
export type Words = PortalWords &
  PageTitles &
  SiteWords &
  Translated<
    typeof login &
      typeof compare &
      typeof watch &
      typeof watchDetail &
      typeof watchReport &
      typeof notifications &
      typeof results &
      typeof sailDetail &
      typeof home &
      typeof insure &
      typeof insureRecord &
      typeof bindPhone &
      typeof order &
      typeof orderDetail &
      typeof orderRecord &
      typeof production &
      typeof priceMessage &
      typeof mySetting &
      typeof security &
      typeof forget &
      typeof loginAgain &
      typeof certify &
      typeof company &
      typeof framework &
      typeof seat &
      typeof vip &
      typeof invitation &
      typeof quote &
      typeof quotation &
      typeof quoteDetail &
      typeof quoteEditor &
      typeof tracking &
      typeof shipAt
  >;

interface Tree {
  readonly [key: string]: string | Tree;
}

const wordsByLanguage = new Map<'zh' | 'en', Promise<Words>>();

/** All texts of the portal in a language. */
export function everyWord(language: 'zh' | 'en'): Promise<Words> {
  const words = wordsByLanguage.get(language) ?? loadWords(language);
  wordsByLanguage.set(language, words);
  return words;
}

async function loadWords(language: 'zh' | 'en'): Promise<Words> {
  const root = join(import.meta.dirname, '..');
  const load = async (file: string): Promise<Record<string, Tree>> =>
    import(pathToFileURL(join(root, file)).href);
  const files = globSync(`apps/portal/src/{screens/*/*,features/*}/words.${language}.ts`, { cwd: root });
  const [site, common, ...parts] = await Promise.all(
    [
      `packages/site/src/language/texts/${language}.ts`,
      `apps/portal/src/language/${language}.ts`,
      ...files,
    ].map(load),
  );
  const titled = globSync(`apps/portal/src/screens/*/*/words.${language}.ts`, { cwd: root });
  const titles = await Promise.all(
    titled.map(async (file) => [basename(dirname(file)), (await load(file)).title] as const),
  );
  const title = Object.fromEntries(titles) as Tree;
  const trees = [site?.[language], common?.[language], { title }, ...parts.map(({ words }) => words ?? {})];
  return trees.reduce<Tree>((all, tree) => merged(all, tree ?? {}), {}) as unknown as Words;
}

function merged(one: Tree, other: Tree): Tree {
  const both = Object.entries(other).map(([key, value]) => {
    const known = one[key];
    return [
      key,
      typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value,
    ] as const;
  });
  return { ...one, ...Object.fromEntries(both) };
}
