import { cutText } from '@fairway/trade';
import { feedDate } from './dates.ts';
import { FeedFailure } from './feeds.ts';
import { dateOf, fieldOf, fieldsOf, htmlIn, isChineseFeed, linkOf, resolved } from './fields.ts';
import { plainText } from './plainText.ts';
import { type Element, readXml, XmlRefused } from './xml.ts';

export interface FeedItem {
  /** Of the article, http or https; each article is imported once by its address. */
  readonly link: string;
  readonly title: string;
  /** Plain text, paragraphs parted by an empty line. */
  readonly text: string;
  /** When its publisher released it; null if the feed has no date, or one in an unknown form. */
  readonly publishedAt: Date | null;
}

/** Why an entry is left out. */
export type LeftOut = 'noTitle' | 'noLink' | 'tooMany' | 'unreadable' | 'cutOff';

export interface Feed {
  readonly title: string;
  readonly items: readonly FeedItem[];
  readonly left: readonly { readonly title: string; readonly reason: LeftOut }[];
}

const mostItems = 100;
/** Entries that are left out and named. */
const mostNamed = 20;
/** The limit of characters of an entry's HTML that are read, and of its text that are stored. */
const longestHtml = 200_000;
const longestText = 20_000;
const longestTitle = 120;
/** Length of the text that replaces a missing title. */
const shortTitle = 60;

/** Reads RSS (0.9x, 1.0, 2.0) or Atom; throws a {@link FeedFailure} for anything else. */
export function parseFeed(xml: string, address: string): Feed {
  const { feed, entries, channel } = partsOf(xml);
  const isChinese = isChineseFeed(channel);
  const base = resolved(address, feed, channel);
  const items: FeedItem[] = [];
  const left: Feed['left'][number][] = [];
  for (const [index, entry] of entries.entries()) {
    const item = index < mostItems ? readItem(entry, base, isChinese) : 'tooMany';
    if (typeof item === 'string')
      left.push({ title: left.length < mostNamed ? titleOf(entry) : '', reason: item });
    else items.push(item);
  }
  if (items.length === 0 && left.length === 0 && !feed.isClosed) throw new FeedFailure('feedBroken');
  return { title: cutText(plainText(htmlIn(fieldOf(channel, 'title'))), 80), items, left };
}

/** Returns the parts of a document: RSS 1.0 has its entries next to its channel. */
function partsOf(xml: string): { feed: Element; channel: Element; entries: readonly Element[] } {
  const feed = fieldsOf(rootOf(xml), 'rss', 'rdf', 'feed')[0];
  if (!feed) throw new FeedFailure('feedBroken');
  if (feed.name === 'feed') return { feed, channel: feed, entries: fieldsOf(feed, 'entry') };
  const channel = fieldOf(feed, 'channel');
  if (!channel) throw new FeedFailure('feedBroken');
  return { feed, channel, entries: [...fieldsOf(channel, 'item'), ...fieldsOf(feed, 'item')] };
}

function rootOf(xml: string): Element {
  try {
    return readXml(xml);
  } catch (error) {
    throw error instanceof XmlRefused ? new FeedFailure('feedBroken') : error;
  }
}

function readItem(entry: Element, base: string, isChinese: boolean): FeedItem | LeftOut {
  if (!entry.isClosed) return 'cutOff';
  const text = cutText(
    plainText(
      cutText(
        htmlIn(fieldOf(entry, 'content:encoded', 'content', 'description', 'summary', 'media:description')),
        longestHtml,
      ),
    ),
    longestText,
  );
  const title = titleOf(entry) || cutText(text.split('\n')[0] ?? '', shortTitle);
  if (title === '') return 'noTitle';
  const link = linkOf(entry, base);
  if (link === null) return 'noLink';
  if (/\ufffd/u.test(title + text)) return 'unreadable';
  return { link, title, text, publishedAt: feedDate(dateOf(entry), isChinese) };
}

function titleOf(entry: Element): string {
  const html = cutText(htmlIn(fieldOf(entry, 'title')), longestHtml);
  return cutText(plainText(html).replaceAll('\n', ' ').replaceAll(/ {2,}/g, ' '), longestTitle);
}
