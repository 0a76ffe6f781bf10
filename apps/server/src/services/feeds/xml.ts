import { decodeEntities } from '../parsing/entities.ts';
import { endOf, type Tag, tagAt } from './markup.ts';

export interface Element {
  /** Without its prefix, in lower case: `pubdate`, `encoded`. */
  readonly name: string;
  /** `content` of `content:encoded`; empty for most. */
  readonly prefix: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
  /** False where the document ends inside it. */
  isClosed: boolean;
}

const deepest = 40;
const mostElements = 200_000;

/** More elements than a feed has, or custom entities, which could grow or read files. */
export class XmlRefused extends Error {}

/**
 * Reads XML as good feed readers do: a bare `&` or `<` is a character, an unclosed element ends with its parent. Each
 * position of the text is read a bounded number of times.
 */
export function readXml(text: string): Element {
  const root = elementOf('', new Map());
  const open: Element[] = [root];
  let count = 0;
  let at = 0;
  const say = (words: string) => words !== '' && open.at(-1)?.children.push(words);
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    say(decodeEntities(text.slice(at, end)));
    if (next < 0) break;
    at = next;
    if (text.startsWith('<![CDATA[', at)) {
      const close = endOf(text, at, ']]>');
      say(text.slice(at + 9, text.startsWith(']]>', close - 3) ? close - 3 : close));
      at = close;
    } else if (text.startsWith('<!--', at)) at = endOf(text, at + 4, '-->');
    else if (text.startsWith('<?', at)) at = endOf(text, at, '?>');
    else if (/^<!(?:doctype|entity)/i.test(text.slice(at, at + 9))) at = endOfDoctype(text, at);
    else {
      const tag = tagAt(text, at);
      if (!tag) {
        say('<');
        at += 1;
        continue;
      }
      count += 1;
      if (count > mostElements) throw new XmlRefused('elements');
      place(tag, open);
      at = tag.end;
    }
  }
  root.isClosed = true;
  return root;
}

function place({ name, kind, attributes }: Tag, open: Element[]): void {
  if (kind === 'close') {
    const lowerName = name.toLowerCase();
    const at = open.findLastIndex((element) => nameOf(element) === lowerName);
    if (at > 0) close(open.splice(at));
    return;
  }
  const decoded = [...attributes].map(([key, value]) => [key.toLowerCase(), decodeEntities(value)] as const);
  const element = elementOf(name, new Map(decoded));
  open.at(-1)?.children.push(element);
  element.isClosed = kind === 'empty';
  // Elements deeper than in any feed become siblings.
  if (kind === 'open' && open.length < deepest) open.push(element);
}

/** Closes an element and unclosed ones inside it: the following elements become its siblings. */
function close(closing: readonly Element[]): void {
  for (const [index, element] of [...closing.entries()].toReversed()) {
    element.isClosed = true;
    if (index === 0) continue;
    const words = element.children.filter((child) => typeof child === 'string');
    const inner = element.children.filter((child) => typeof child !== 'string');
    element.children.length = 0;
    for (const word of words) element.children.push(word);
    for (const child of inner) closing[index - 1]?.children.push(child);
  }
}

const nameOf = ({ prefix, name }: Element) => (prefix === '' ? name : `${prefix}:${name}`);

function elementOf(tagName: string, attributes: ReadonlyMap<string, string>): Element {
  const [first = '', second] = tagName.toLowerCase().split(':');
  const [prefix, name] = second === undefined ? ['', first] : [first, second];
  return { name, prefix, attributes, children: [], isClosed: false };
}

/** A document type without definitions is passed over; one that defines entities is refused. */
function endOfDoctype(text: string, start: number): number {
  const end = endOf(text, start, '>');
  if (/[[]|^<!entity/i.test(text.slice(start, end))) throw new XmlRefused('entities');
  return end;
}

/** Returns all words inside an element, without markup. */
export function wordsOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');
}

/** Returns the content of an element as HTML: Atom may hold its words as elements. */
export function htmlOf(element: Element): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return child.children.length === 0
        ? `<${child.name}>`
        : `<${child.name}>${htmlOf(child)}</${child.name}>`;
    })
    .join('');
}
