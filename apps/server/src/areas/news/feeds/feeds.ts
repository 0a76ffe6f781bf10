import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import type { Language } from '@fairway/gateway/contract/texts';
import { escaped, htmlOfBlocks } from './feedHtml.ts';

/** An article in a feed. */
export interface FeedItem {
  readonly id: string;
  readonly categoryId: number;
  readonly title: string;
  readonly brief: string;
  readonly source: string;
  readonly publishedAt: Date;
  readonly changedAt: Date | null;
  readonly sample: boolean;
  readonly body: readonly NewsBlock[];
}

export interface FeedPlace {
  readonly language: Language;
  readonly kind: 'xml' | 'json';
  /** Null for all the news. */
  readonly categoryId: number | null;
}

interface Feed extends Omit<FeedPlace, 'kind'> {
  /** The portal's URL, without a trailing slash. */
  readonly site: string;
  readonly items: readonly FeedItem[];
}

const words = {
  zh: {
    title: '航道新闻资讯',
    description: '港口动态、燃油价格和航运热点，写给发货和订舱的人。',
    categories: ['资讯', '港口动态', '燃油价格', '热点'],
    sample: '样例',
    code: 'zh-CN',
  },
  en: {
    title: 'Fairway news',
    description: 'Ports, bunker prices and what moves the routes, for those who ship and book.',
    categories: ['News', 'Ports', 'Fuel prices', 'Hot'],
    sample: 'Sample',
    code: 'en',
  },
} as const;

/** Names of the categories in addresses, by their numbers. */
export const feedCategories = ['general', 'ports', 'fuel', 'hot'] as const;

/** A page in the language of the feed, not of the reader's browser. */
function pageUrl(site: string, language: Language, path: string): string {
  return `${site}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Path of a feed on this site. */
export function feedPath({ language, kind, categoryId }: FeedPlace): string {
  const category = categoryId === null ? '' : `-${feedCategories[categoryId]}`;
  return `/feeds/news${category}.${language}.${kind}`;
}

function headOf({ site, language, categoryId }: Feed) {
  const { title, description, categories } = words[language];
  const category = categoryId === null ? '' : (categories[categoryId] ?? '');
  const query = categoryId === null ? '' : `?categoryId=${categoryId}`;
  return {
    title: category === '' ? title : `${title} · ${category}`,
    description,
    home: pageUrl(site, language, `/newsInformation${query}`),
  };
}

const articleUrl = ({ site, language }: Feed, { id }: FeedItem) =>
  pageUrl(site, language, `/newsDetail?id=${id}`);

/** The news as RSS 2.0, with the whole text of each article. */
export function rssOf(feed: Feed): string {
  const { site, language, items } = feed;
  const { title, description, home } = headOf(feed);
  const rows = items.map((item) =>
    [
      '<item>',
      `<title>${escaped(item.title)}</title>`,
      `<link>${escaped(articleUrl(feed, item))}</link>`,
      `<guid isPermaLink="false">${item.id}</guid>`,
      `<pubDate>${item.publishedAt.toUTCString()}</pubDate>`,
      ...tagsOf(item, language).map((tag) => `<category>${escaped(tag)}</category>`),
      `<dc:creator>${escaped(item.source)}</dc:creator>`,
      `<description>${escaped(item.brief)}</description>`,
      `<content:encoded>${escaped(htmlOfBlocks(item.body, site))}</content:encoded>`,
      '</item>',
    ].join(''),
  );
  const changed = lastChange(items);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(home)}</link>`,
    `<description>${escaped(description)}</description>`,
    `<language>${words[language].code.toLowerCase()}</language>`,
    ...(changed ? [`<lastBuildDate>${changed.toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${escaped(site + feedPath({ ...feed, kind: 'xml' }))}" rel="self" type="application/rss+xml"/>`,
    ...rows,
    '</channel></rss>\n',
  ].join('\n');
}

/** The news as JSON Feed 1.1, with the whole text of each article. */
export function jsonFeedOf(feed: Feed): string {
  const { site, language, items } = feed;
  const { title, description, home } = headOf(feed);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: words[language].code,
    home_page_url: home,
    feed_url: site + feedPath({ ...feed, kind: 'json' }),
    items: items.map((item) => ({
      id: item.id,
      url: articleUrl(feed, item),
      title: item.title,
      summary: item.brief,
      content_html: htmlOfBlocks(item.body, site),
      date_published: item.publishedAt.toISOString(),
      ...(item.changedAt ? { date_modified: item.changedAt.toISOString() } : {}),
      authors: [{ name: item.source }],
      tags: tagsOf(item, language),
    })),
  });
}

/** When a feed last changed; null for one without articles. */
export function lastChange(items: readonly FeedItem[]): Date | null {
  const times = items.flatMap(({ publishedAt, changedAt }) => [
    publishedAt,
    ...(changedAt ? [changedAt] : []),
  ]);
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}

function tagsOf({ categoryId, sample }: FeedItem, language: Language): string[] {
  const { categories, sample: isSample } = words[language];
  return [categories[categoryId] ?? '', ...(sample ? [isSample] : [])];
}
