import { cutText } from '@fairway/trade';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FeedFailure } from './feeds.ts';

export interface FeedItem {
  /** Of the article, http or https: it is taken once by it. */
  readonly link: string;
  readonly title: string;
  /** Plain text, paragraphs parted by an empty line. */
  readonly text: string;
}

export interface Feed {
  readonly title: string;
  readonly items: readonly FeedItem[];
  /** Entries without a title, or without a link to an article, and those past the hundredth. */
  readonly leftOut: number;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  // The five of XML and those of HTML that feeds use; a document cannot define its own, as it may have no DTD.
  htmlEntities: true,
  isArray: (name) => name === 'item' || name === 'entry' || name === 'link',
});

type Node = Readonly<Record<string, unknown>>;
const mostItems = 100;

/** Reads RSS 2.0 or Atom 1.0; a document with a DTD is none, so entities can neither grow nor reach for files. */
export function parseFeed(xml: string): Feed {
  if (/<!doctype|<!entity/i.test(xml) || XMLValidator.validate(xml) !== true)
    throw new FeedFailure('feedBroken');
  const root = parser.parse(withXhtmlAsText(xml)) as Node;
  const channel = nodeOf(nodeOf(root.rss)?.channel);
  const feed = nodeOf(root.feed);
  const shown = channel ?? feed;
  if (!shown) throw new FeedFailure('feedBroken');
  const entries = channel ? listOf(channel.item) : listOf(shown.entry);
  const items = entries.slice(0, mostItems).flatMap((entry) => {
    const link = channel ? textOf(listed(entry.link)[0]) : atomLink(entry);
    const title = cutText(plainOf(textOf(entry.title)).replaceAll('\n', ' '), 120);
    const text = plainOf(
      textOf(entry['content:encoded'] ?? entry.content ?? entry.description ?? entry.summary),
    );
    if (title === '' || !/^https?:\/\//i.test(link) || !URL.canParse(link)) return [];
    return [{ link: new URL(link).href, title, text: cutText(text, 20_000) }];
  });
  const title = cutText(plainOf(textOf(shown.title)), 80);
  return { title, items, leftOut: entries.length - items.length };
}

/**
 * Atom may hold words as bare elements. They are escaped, as its HTML is, so that all words come as text: as elements
 * they would lose their order.
 */
function withXhtmlAsText(xml: string): string {
  return xml.replaceAll(
    /(<(title|summary|content)\s[^>]*\btype\s*=\s*["']xhtml["'][^>]*>)([\s\S]*?)(<\/\2\s*>)/g,
    (_, start: string, _name, inner: string, end: string) =>
      `${start}${inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}${end}`,
  );
}

function nodeOf(value: unknown): Node | undefined {
  const [first] = listed(value);
  return typeof first === 'object' && first !== null ? (first as Node) : undefined;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function listOf(value: unknown): readonly Node[] {
  return listed(value).filter((each): each is Node => typeof each === 'object' && each !== null);
}

function textOf(value: unknown): string {
  const [first] = listed(value);
  if (typeof first === 'string') return first;
  const inner = typeof first === 'object' && first !== null ? (first as Node)['#text'] : undefined;
  return typeof inner === 'string' ? inner : '';
}

/** Of several links the one that leads to the article itself. */
function atomLink(entry: Node): string {
  const links = listOf(entry.link);
  const own = links.find((link) => link['@rel'] === undefined || link['@rel'] === 'alternate');
  return String(own?.['@href'] ?? '');
}

/** What a reader would see of a piece of HTML: its words, a paragraph a block. What it could run is dropped. */
function plainOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<(\/p|\/div|\/li|\/h\d|br)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim();
}
