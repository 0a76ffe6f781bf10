import type { Language } from '@fairway/gateway/contract/texts';

/** An article in a feed. */
export interface FeedItem {
  readonly id: string;
  readonly categoryId: number;
  readonly title: string;
  readonly brief: string;
  readonly source: string;
  readonly publishedAt: Date;
  readonly sample: boolean;
}

interface Feed {
  /** Where the portal is, without a slash at its end. */
  readonly site: string;
  readonly language: Language;
  readonly items: readonly FeedItem[];
}

const words = {
  zh: {
    title: '航道新闻资讯',
    description: '港口动态、燃油价格和航运热点，写给发货和订舱的人。',
    categories: ['资讯', '港口动态', '燃油价格', '热点'],
    sample: '样例',
  },
  en: {
    title: 'Fairway news',
    description: 'Ports, bunker prices and what moves the lanes, for those who ship and book.',
    categories: ['News', 'Ports', 'Fuel prices', 'Hot'],
    sample: 'Sample',
  },
} as const;

/** Address of an article. */
const articleUrl = (site: string, id: string) => `${site}/newsDetail?id=${id}`;
/** Address of a feed on this site. */
export const feedPath = (language: Language, kind: 'xml' | 'json') => `/feeds/news.${language}.${kind}`;

/** The news as RSS 2.0. */
export function rssOf({ site, language, items }: Feed): string {
  const said = words[language];
  const rows = items.map((item) =>
    [
      '<item>',
      `<title>${xml(item.title)}</title>`,
      `<link>${xml(articleUrl(site, item.id))}</link>`,
      `<guid isPermaLink="false">${item.id}</guid>`,
      `<pubDate>${item.publishedAt.toUTCString()}</pubDate>`,
      ...tagsOf(item, language).map((tag) => `<category>${xml(tag)}</category>`),
      `<dc:creator>${xml(item.source)}</dc:creator>`,
      `<description>${xml(item.brief)}</description>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${xml(said.title)}</title>`,
    `<link>${xml(site)}/newsInformation</link>`,
    `<description>${xml(said.description)}</description>`,
    `<language>${language === 'zh' ? 'zh-cn' : 'en'}</language>`,
    `<atom:link href="${xml(site + feedPath(language, 'xml'))}" rel="self" type="application/rss+xml"/>`,
    ...rows,
    '</channel></rss>\n',
  ].join('\n');
}

/** The news as JSON Feed 1.1. */
export function jsonFeedOf({ site, language, items }: Feed): string {
  const said = words[language];
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: said.title,
    description: said.description,
    language: language === 'zh' ? 'zh-CN' : 'en',
    home_page_url: `${site}/newsInformation`,
    feed_url: site + feedPath(language, 'json'),
    items: items.map((item) => ({
      id: item.id,
      url: articleUrl(site, item.id),
      title: item.title,
      summary: item.brief,
      content_text: item.brief,
      date_published: item.publishedAt.toISOString(),
      authors: [{ name: item.source }],
      tags: tagsOf(item, language),
    })),
  });
}

function tagsOf({ categoryId, sample }: FeedItem, language: Language): string[] {
  const said = words[language];
  return [said.categories[categoryId] ?? '', ...(sample ? [said.sample] : [])];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text inside XML; control characters that XML cannot hold are left out. */
function xml(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
