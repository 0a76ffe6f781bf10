import type { NewsBlock, NewsSpan } from '@fairway/gateway/contract/newsBody';
import { hasChinese } from './characters.ts';
import {
  type Bullet,
  bulletOf,
  closesFence,
  fenceOf,
  headingOf,
  indentOf,
  interrupts,
  isBlank,
  isQuote,
  isRule,
  unquoted,
} from './lines.ts';
import { readDefinition } from './links.ts';
import { safePath } from './safeLinks.ts';
import { inlineOf, spansOf } from './spans.ts';
import { readTable, startsTable } from './table.ts';
import { type Definitions, hardBreak } from './tokens.ts';
import { wordsIn } from './words.ts';

/** The limit of nested quotes and lists: real texts have fewer, and deeper ones are read as text. */
const deepest = 8;

interface Piece {
  readonly blocks: NewsBlock[];
  /** Index of the line behind it. */
  readonly next: number;
}

/** Reads lines into blocks. Each line is read once at each depth. */
export class FlowReader {
  readonly #definitions: Definitions;

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  read(source: readonly string[], depth: number): NewsBlock[] {
    const lines = [...source];
    const blocks: NewsBlock[] = [];
    let at = 0;
    while (at < lines.length) {
      if (isBlank(lines[at] ?? '')) {
        at += 1;
        continue;
      }
      const piece = this.#piece(lines, at, depth);
      for (const block of piece.blocks) blocks.push(block);
      at = piece.next;
    }
    return blocks;
  }

  #piece(lines: string[], at: number, depth: number): Piece {
    if (indentOf(lines[at] ?? '') > 3) {
      const code = indentedCode(lines, at);
      if (code) return code;
      lines[at] = (lines[at] ?? '').trimStart();
    }
    const line = lines[at] ?? '';
    const fenced = fencedCode(lines, at);
    if (fenced) return fenced;
    const heading = headingOf(line);
    if (heading) return { blocks: [this.#heading(heading.text, heading.depth)], next: at + 1 };
    if (isRule(line)) return { blocks: [{ kind: 'rule' }], next: at + 1 };
    if (depth < deepest && isQuote(line)) return this.#quote(lines, at, depth);
    const bullet = depth < deepest ? bulletOf(line) : null;
    if (bullet) return this.#list(lines, at, bullet, depth);
    const table = readTable(lines, at, this.#definitions);
    if (table) return { blocks: [table.block], next: table.next };
    return this.#paragraph(lines, at);
  }

  #heading(text: string, depth: number): NewsBlock {
    return { kind: 'heading', level: depth > 2 ? 3 : 2, of: spansOf(text, this.#definitions) };
  }

  #paragraph(lines: readonly string[], start: number): Piece {
    if (readDefinition(lines[start] ?? '')) return { blocks: [], next: start + 1 };
    let at = start + 1;
    const text = [lines[start] ?? ''];
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const under = indentOf(line) < 4 ? /^(?:=+|-+)$/.exec(line.trim())?.[0] : undefined;
      if (under !== undefined) {
        const level = under.startsWith('=') ? 1 : 2;
        return { blocks: [this.#heading(paragraphText(text), level)], next: at + 1 };
      }
      if (interrupts(line) || startsTable(lines, at) || chineseItem.test(line)) break;
      text.push(line);
    }
    const { spans, picture } = inlineOf(paragraphText(text), this.#definitions);
    if (picture) return { blocks: pictureOf(picture.url, picture.alt), next: at };
    return { blocks: spans.length === 0 ? [] : [{ kind: 'paragraph', of: spans }], next: at };
  }

  #quote(lines: readonly string[], start: number, depth: number): Piece {
    const inner: string[] = [];
    let at = start;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      if (isQuote(line)) inner.push(unquoted(line));
      // A paragraph continues where its author left the mark out.
      else if (!interrupts(line) && !interrupts(inner.at(-1) ?? '')) inner.push(line);
      else break;
    }
    const of = this.read(inner, depth + 1).flatMap((block) =>
      block.kind === 'paragraph' ? [block.of] : [[{ text: wordsIn([block]) }]],
    );
    return { blocks: [{ kind: 'quote', of }], next: at };
  }

  #list(lines: readonly string[], start: number, first: Bullet, depth: number): Piece {
    const items: NewsSpan[][] = [];
    let at = start;
    while (at < lines.length) {
      const line = lines[at] ?? '';
      const bullet = bulletOf(line);
      if (!bullet || bullet.sign !== first.sign) break;
      const item = itemLines(lines, at, bullet);
      for (const spans of this.#itemsOf(this.read(item.lines, depth + 1))) items.push(spans);
      at = item.next;
    }
    return { blocks: [{ kind: 'list', ordered: first.isOrdered, items }], next: at };
  }

  /** Returns the text of an item; the items of a list inside it follow it. */
  #itemsOf(blocks: readonly NewsBlock[]): NewsSpan[][] {
    return blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items;
      return block.kind === 'paragraph' ? [block.of] : [[{ text: wordsIn([block]) }]];
    });
  }
}

/** The lines of a list's item, without its mark and their indent. */
function itemLines(lines: readonly string[], start: number, { width }: Bullet) {
  const own = [(lines[start] ?? '').slice(width)];
  let at = start + 1;
  let blanks = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      blanks += 1;
      own.push('');
    } else if (indentOf(line) >= width) {
      blanks = 0;
      own.push(line.slice(width));
    } else if (!isBlank(own.at(-1) ?? '') && !interrupts(line) && !bulletOf(line)) own.push(line);
    else break;
  }
  // White space behind the last item belongs to what follows.
  return { lines: own.slice(0, own.length - blanks), next: at };
}

function fencedCode(lines: readonly string[], start: number): Piece | null {
  const fence = fenceOf(lines[start] ?? '');
  if (!fence) return null;
  let end = start + 1;
  while (end < lines.length && !closesFence(lines[end] ?? '', fence)) end += 1;
  const text = lines
    .slice(start + 1, end)
    .map((line) => line.slice(Math.min(indentOf(line), fence.indent)))
    .join('\n');
  return { blocks: [{ kind: 'code', text }], next: end + 1 };
}

/** Lines that are set in by four columns; null where they are Chinese, which is indented for its appearance. */
function indentedCode(lines: readonly string[], start: number): Piece | null {
  if (hasChinese(lines[start] ?? '')) return null;
  let end = start + 1;
  let last = start;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (isBlank(line)) continue;
    if (indentOf(line) < 4 || hasChinese(line)) break;
    last = end;
  }
  const text = lines
    .slice(start, last + 1)
    .map((line) => line.slice(4))
    .join('\n');
  return { blocks: [{ kind: 'code', text }], next: last + 1 };
}

/** An item as Chinese texts number them, for which Markdown has no list: `1、`, `（二）`, `三、` */
const chineseItem =
  /^\s{0,4}(?:\d{1,2}、|[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十\d]{1,3}[)）])/u;

/** Lines of one paragraph; two spaces at the end of one break it. */
function paragraphText(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const text = line.trim();
      return line.endsWith('  ') && index < lines.length - 1 ? `${text}${hardBreak}` : `${text}\n`;
    })
    .join('')
    .trimEnd();
}

/** Returns a picture of this site; of another site only its description, since readers' addresses are not passed on. */
function pictureOf(url: string, alt: string): NewsBlock[] {
  const src = safePath(url);
  if (src !== null) return [{ kind: 'picture', src, alt }];
  return alt === '' ? [] : [{ kind: 'paragraph', of: [{ text: alt }] }];
}
