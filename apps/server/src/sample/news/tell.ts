import type { NewsDraft } from '../../areas/news/index.ts';
import type { Story, Telling } from './story.ts';

type Draft = Omit<NewsDraft, 'state' | 'publishAt'>;
type Named = Readonly<Record<string, { readonly nameZh: string; readonly nameEn: string }>>;

/** Names of ports and carriers by their codes. */
export interface Names {
  readonly ports: Named;
  readonly carriers: Named;
}

/** Invented sources of reprints; none of these exists. */
const sources = [
  ['远岸航运观察（虚构）', 'Far Shore Shipping Review (invented)', 'https://example.com/far-shore'],
  ['港口通告选编（虚构）', 'Port Notices Digest (invented)', 'https://example.org/port-notices'],
  ['关务周刊（虚构）', 'Customs Weekly (invented)', 'https://example.net/customs-weekly'],
] as const;

/** Fills in a story with the values of one telling, in both languages. */
export function tell(story: Story, telling: Telling, index: number, names: Names): Draft {
  const filled = (language: 'zh' | 'en') => (text: string) => fill(text, telling, language, names);
  const [zh, en] = [filled('zh'), filled('en')];
  const [sourceZh, sourceEn, url] = sources[index % sources.length] ?? sources[0];
  const own = { sourceZh: '航道编辑部', sourceEn: 'Fairway newsroom', sourceUrl: null };
  const reprintSource = { sourceZh, sourceEn, sourceUrl: `${url}/${story.key}-${index + 1}` };
  return {
    categoryId: story.categoryId,
    zh: { title: zh(story.zh.title), brief: zh(story.zh.brief), body: zh(story.zh.body) },
    en: { title: en(story.en.title), brief: en(story.en.brief), body: en(story.en.body) },
    original: !story.reprint,
    ...(story.reprint ? reprintSource : own),
    picture: null,
    facts: (story.facts ?? []).map(([label, value]) => ({
      labelZh: half(label, 'zh'),
      labelEn: half(label, 'en'),
      valueZh: zh(half(value, 'zh')),
      valueEn: en(half(value, 'en')),
    })),
    ports: [...telling.ports],
    lanes: [...(telling.lanes ?? [])],
  };
}

function fill(text: string, telling: Telling, language: 'zh' | 'en', names: Names): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const value = telling[name];
    if (typeof value !== 'string') throw new RangeError(`nothing to fill ${gap} with`);
    return nameIn(value, language, names);
  });
  // An inserted value is separated from digits by a space, and from Chinese by nothing.
  if (language === 'zh') return filled.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  // An inserted value may start a sentence.
  return filled.replaceAll(/(^|[.?!:]\s+|\n\n)([a-z])/g, (whole, before: string, letter: string) =>
    before.startsWith(':') ? whole : before + letter.toUpperCase(),
  );
}

function nameIn(value: string, language: 'zh' | 'en', { ports, carriers }: Names): string {
  const named = value.startsWith('@') ? carriers[value.slice(1)] : ports[value];
  if (named) return language === 'zh' ? named.nameZh : named.nameEn;
  if (value.startsWith('@')) throw new RangeError(`no carrier ${value}`);
  return half(value, language);
}

/** Returns one side of `中文|English`; a text with one side is the same in both. */
function half(text: string, language: 'zh' | 'en'): string {
  const [zh = text, en = zh] = text.split('|');
  return language === 'zh' ? zh : en;
}
