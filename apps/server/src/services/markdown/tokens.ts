import { decodeEntity } from '../parsing/entities.ts';
import { sidesOf } from './characters.ts';
import { labelOf, readLinkEnd } from './links.ts';
import { type Mark, pairMarks } from './marks.ts';

export type Token =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | Bracket
  | { readonly kind: 'linkEnd' };

/** A `[` or `![`: letters until its link is complete. */
export interface Bracket {
  readonly kind: 'bracket';
  readonly isImage: boolean;
  /** The start of the text behind it. */
  readonly from: number;
  readonly marksBefore: number;
  /** Address, once it is known to be one. */
  url: string | null;
}

/** Addresses by their names in the document. */
export type Definitions = ReadonlyMap<string, string>;

const escapable = /[!-/:-@[-`{-~]/;
const special = /[\\`<&![\]*_]/g;
const longestMarkup = 1000;

/** Reads a paragraph in one pass: each character is read a bounded number of times for any text. */
export class Tokenizer {
  readonly #text: string;
  readonly #definitions: Definitions;
  readonly #tokens: Token[] = [];
  readonly #marks: Mark[] = [];
  readonly #brackets: Bracket[] = [];
  readonly #ticks: ReadonlyMap<number, number[]>;
  /** Brackets before this place surround a link, and links cannot be nested. */
  #closed = 0;
  #lastBracket = -1;
  #nextClose = -1;
  #at = 0;

  constructor(text: string, definitions: Definitions) {
    this.#text = text;
    this.#definitions = definitions;
    this.#ticks = ticksIn(text);
  }

  read(): readonly Token[] {
    while (this.#at < this.#text.length) {
      special.lastIndex = this.#at;
      const next = special.exec(this.#text)?.index ?? this.#text.length;
      this.#take(next);
      if (next < this.#text.length) this.#sign(this.#text.charAt(next));
    }
    pairMarks(this.#marks, 0);
    return this.#tokens;
  }

  /** Text up to a place is letters. */
  #take(end: number): void {
    if (end > this.#at) this.#tokens.push({ kind: 'text', text: this.#text.slice(this.#at, end) });
    this.#at = Math.max(this.#at, end);
  }

  #put(token: Token, end: number): void {
    this.#tokens.push(token);
    this.#at = end;
  }

  #sign(sign: string): void {
    const text = this.#text;
    const next = text.charAt(this.#at + 1);
    if (sign === '\\') {
      if (next === '\n') this.#put({ kind: 'text', text: hardBreak }, this.#at + 2);
      else if (escapable.test(next)) this.#put({ kind: 'text', text: next }, this.#at + 2);
      else this.#take(this.#at + 1);
    } else if (sign === '`') this.#code();
    else if (sign === '<') this.#markup();
    else if (sign === '&') this.#entity();
    else if (sign === '*' || sign === '_') this.#mark(sign);
    else if (sign === '[') this.#open(false);
    else if (sign === ']') this.#close();
    else if (next === '[') this.#open(true);
    else this.#take(this.#at + 1);
  }

  #code(): void {
    const length = runLength(this.#text, this.#at);
    const from = this.#at + length;
    const ends = this.#ticks.get(length) ?? [];
    while ((ends.at(-1) ?? from) < from) ends.pop();
    const end = ends.at(-1);
    if (end === undefined) {
      this.#take(from);
      return;
    }
    const inner = this.#text.slice(from, end);
    const padded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
    this.#put({ kind: 'code', text: padded ? inner.slice(1, -1) : inner }, end + length);
  }

  /** Markup stays the letters it is written with, and an address in angle brackets is a link. */
  #markup(): void {
    const start = this.#at;
    if (this.#nextClose < start) {
      const close = this.#text.indexOf('>', start);
      this.#nextClose = close < 0 ? Number.POSITIVE_INFINITY : close;
    }
    const end = this.#nextClose;
    if (end - start > longestMarkup || !/[A-Za-z/!?]/.test(this.#text.charAt(start + 1))) {
      this.#take(start + 1);
      return;
    }
    const inner = this.#text.slice(start + 1, end);
    const url = /^[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<]*$/.test(inner)
      ? inner
      : /^[\w.+-]{1,64}@[A-Za-z0-9.-]{1,253}$/.test(inner)
        ? `mailto:${inner}`
        : null;
    if (url === null) {
      this.#take(end + 1);
      return;
    }
    this.#tokens.push({ ...this.#bracket(false), url }, { kind: 'text', text: inner }, { kind: 'linkEnd' });
    this.#at = end + 1;
  }

  #entity(): void {
    const name = /^&(#?[A-Za-z0-9]{1,32});/.exec(this.#text.slice(this.#at, this.#at + 35))?.[1] ?? '';
    const sign = decodeEntity(name);
    if (sign === undefined) {
      this.#take(this.#at + 1);
      return;
    }
    this.#put({ kind: 'text', text: sign }, this.#at + name.length + 2);
  }

  #mark(sign: '*' | '_'): void {
    const length = runLength(this.#text, this.#at);
    const end = this.#at + length;
    const sides = sidesOf(sign, length, lastOf(this.#text, this.#at), firstOf(this.#text, end));
    const mark: Mark = { sign, ...sides, length, left: length, begins: [], ends: [] };
    this.#marks.push(mark);
    this.#put({ kind: 'mark', mark }, end);
  }

  #bracket(isImage: boolean): Bracket {
    const from = this.#at + (isImage ? 2 : 1);
    return { kind: 'bracket', isImage, from, marksBefore: this.#marks.length, url: null };
  }

  #open(isImage: boolean): void {
    const bracket = this.#bracket(isImage);
    this.#brackets.push(bracket);
    this.#lastBracket = bracket.from;
    this.#put(bracket, bracket.from);
  }

  #close(): void {
    const bracket = this.#brackets.pop();
    const isClosed = bracket && !bracket.isImage && this.#brackets.length < this.#closed;
    this.#closed = Math.min(this.#closed, this.#brackets.length);
    const target = bracket && !isClosed ? this.#target(bracket) : null;
    if (!bracket || !target) {
      this.#take(this.#at + 1);
      return;
    }
    bracket.url = target.url;
    pairMarks(this.#marks, bracket.marksBefore);
    this.#marks.length = bracket.marksBefore;
    if (!bracket.isImage) this.#closed = this.#brackets.length;
    this.#put({ kind: 'linkEnd' }, target.end);
  }

  /** Returns the target of a link: from the parentheses that follow, or by a name that the document defines. */
  #target(bracket: Bracket): { readonly url: string; readonly end: number } | null {
    const behind = this.#at + 1;
    const linkEnd = this.#text[behind] === '(' ? readLinkEnd(this.#text, behind) : null;
    if (linkEnd || this.#definitions.size === 0) return linkEnd;
    const named = /^\[([^[\]]{0,200})\]/.exec(this.#text.slice(behind, behind + 202));
    const own = this.#lastBracket > bracket.from ? '' : this.#text.slice(bracket.from, this.#at);
    const label = labelOf(named?.[1] || own);
    const url = label === null ? undefined : this.#definitions.get(label);
    return url === undefined ? null : { url, end: behind + (named?.[0].length ?? 0) };
  }
}

/** A line break of the text; a line feed is only a break of the source. */
export const hardBreak = '\v';

function runLength(text: string, start: number): number {
  let end = start + 1;
  while (text[end] === text[start]) end += 1;
  return end - start;
}

/** Returns the positions of runs of backticks, by their length, the last one first. */
function ticksIn(text: string): Map<number, number[]> {
  const ticks = new Map<number, number[]>();
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].toReversed()) {
    const places = ticks.get(run.length);
    if (places) places.push(index);
    else ticks.set(run.length, [index]);
  }
  return ticks;
}

function firstOf(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function lastOf(text: string, end: number): string {
  const isPair = end > 1 && /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(end - 2, end));
  return isPair ? text.slice(end - 2, end) : text.slice(Math.max(0, end - 1), end);
}
