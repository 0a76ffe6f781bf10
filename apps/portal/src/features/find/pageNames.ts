import type { TitleKey } from '../../language/words.ts';

/** How the characters of the pages' Chinese titles are read there; a character of two readings has that of its title. */
const readings =
  'an安 bai百 bang绑 bao保 bian编变 biao表 bo舶 cang藏 cheng城 chong重 chuan船 dan单 de的 deng登 ding订定 fa法 fen分 fu付 gang港 ge个 gen跟 geng更 gong公工 gou构 guan关管 gui规 hai海 hang航 hao号 hui会 huo货 ji记计机 jia价架 ju据具 ke科 kou口 kuan款 li理 liao料 liu流 lu录 ma码 men们 mi密 pei配 qi期企 qing情请 quan全 ren人认 shi事市 shou首收手 shu数 si司 sou搜 suo索 tiao条 tong统 tou投 tu图 wang忘 wei位 wen闻 wo我 wu物 xi息席 xian险线 xiang详向 xie协 xin新信心 xun讯 yao邀 ye页业 yi议意 yu于与 yuan员 yue阅 yun运 zhang账 zheng证 zhi置支 zhong中 zhu注 zi资 zong踪';

const readingOf = new Map(
  readings.split(' ').flatMap((group) => {
    const [, reading = '', characters = ''] = /^([a-z]+)(.+)$/u.exec(group) ?? [];
    return [...characters].map((character) => [character, reading] as const);
  }),
);

/** A Chinese title in pinyin, and by its initials; characters that are not known stay as they are. */
export function spelled(title: string): readonly [full: string, initials: string] {
  const syllables = [...title].map((character) => readingOf.get(character) ?? character);
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
}

/** Titles of pages in each language. */
export type Titles = Readonly<Record<TitleKey, string>>;

/** Everything that a page is found by: its titles in both languages, pinyin in full and by initials. */
export function namesOf(title: TitleKey, { zh, en }: { readonly zh: Titles; readonly en: Titles }): string[] {
  return [en[title], zh[title], ...spelled(zh[title])].map(plain);
}

/** Lower case without white space: `gang kou` and `GangKou` are one. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'’-]+/gu, '');
}
