import { createRequire } from 'node:module';
import type { Marked } from '@fairway/gateway/contract/news';
import { cutText, foldToWords as plain, simplify } from '@fairway/trade';

/**
 * Search terms of articles. Chinese matches anywhere; English from the start of a word; pinyin and its initials from
 * the start of any syllable, so that `yangshan` finds 洋山 in the middle of a headline, of a summary, or among the ports
 * of an article.
 */
const han = /\p{Script=Han}/u;
const hanRun = /\p{Script=Han}+/gu;
/** Maximum number of syllables that a user would type of one headline. */
const mostSyllables = 8;
/** And of a summary, which is three times as long: names of places, not half a sentence. */
export const fewSyllables = 5;

const mostKept = 4000;
/** Cache of recent readings: the same headlines are found repeatedly, and computing a reading is slow. */
const syllablesByRun = new Map<string, readonly string[]>();

/** The library that spells Chinese is loaded by the first text that needs it: with its dictionaries it takes four megabytes. */
const require = createRequire(import.meta.url);
const speller = (): typeof import('pinyin-pro') => require('pinyin-pro');

function syllablesOf(run: string): readonly string[] {
  const known = syllablesByRun.get(run);
  if (known) return known;
  const syllables = speller().pinyin(run, { toneType: 'none', type: 'array', v: true });
  if (syllablesByRun.size >= mostKept) syllablesByRun.clear();
  syllablesByRun.set(run, syllables);
  return syllables;
}

/** Every spelling by which the Chinese in a text is found, from each of its syllables on. */
function readingsOf(text: string, most: number): string[] {
  const runs = text.match(hanRun) ?? [];
  return runs.flatMap((run) => {
    const syllables = syllablesOf(run);
    return syllables.flatMap((_, start) => {
      const part = syllables.slice(start, start + most);
      const initials = part.map((syllable) => syllable.charAt(0)).join('');
      return part.length > 1 ? [part.join(''), initials] : part;
    });
  });
}

/** Search terms of a text, each Latin term after a space. */
export function termsOf(text: string): string {
  return ` ${plain(text)}`;
}

/** Search terms of a headline: itself, and the pinyin of its Chinese, a limited number of syllables at a time. */
export function spelledTermsOf(text: string, most = mostSyllables): string {
  return ` ${[plain(text), ...new Set(readingsOf(text, most))].join(' ')}`;
}

/** The words of a keyword in the form of terms: Chinese anywhere, all others at the start of a term. */
export function wordsOf(keyword: string): string[] {
  const words = plain(keyword).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, 8).map((word) => (han.test(word) ? word : ` ${word}`));
}

interface Hit {
  readonly from: number;
  readonly to: number;
}

/** A text in pieces: the matched words, and the text between them. */
export function mark(text: string, words: readonly string[]): Marked {
  const hits = words.flatMap((word) => hitsOf(text, word)).toSorted((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Marked = [];
  let at = 0;
  for (const { from, to } of hits) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

/** Whether a piece of a text is a word that was looked for. */
export function isMarked(pieces: Marked): boolean {
  return pieces.some(({ hit }) => hit);
}

/** Returns the headline in the other language, marked, if it contains a word that the shown text does not; empty otherwise. */
export function otherMarked(title: string, words: readonly string[], titles: readonly Marked[]): Marked {
  const texts = titles.map((pieces) => pieces.map(({ text }) => text).join(''));
  const missing = words.filter((word) => !texts.some((text) => isMarked(mark(text, [word]))));
  return missing.some((word) => isMarked(mark(title, [word]))) ? mark(title, words) : [];
}

/** Whether a word occurs in a text as written. */
export function stands(text: string, word: string): boolean {
  return literalHits(text, word.trim()).length > 0;
}

function hitsOf(text: string, word: string): Hit[] {
  const term = word.trim();
  const hits = literalHits(text, term);
  return hits.length > 0 || han.test(term) ? hits : hitsByReading(text, term);
}

function literalHits(text: string, term: string): Hit[] {
  const low = simplify(text.toLowerCase());
  const hits: Hit[] = [];
  for (let at = low.indexOf(term); at >= 0; at = low.indexOf(term, at + term.length)) {
    const starts = at === 0 || !/[\p{L}\p{N}]/u.test(low.charAt(at - 1)) || han.test(low.charAt(at - 1));
    if (han.test(term) || starts) hits.push({ from: at, to: at + term.length });
  }
  return hits;
}

/** Returns the places where the reading of Chinese text matches the typed text, in full or by initials. */
function hitsByReading(text: string, term: string): Hit[] {
  if (!/^[a-z]{2,}$/.test(term)) return [];
  return [...text.matchAll(hanRun)].flatMap(({ 0: run, index }) => {
    const syllables = syllablesOf(run);
    return syllables.flatMap((_, start) => {
      const length = syllablesRead(syllables.slice(start), term);
      return length === 0 ? [] : [{ from: index + start, to: index + start + length }];
    });
  });
}

/** Returns the number of syllables until their reading or their initials begin with the typed text; 0 if they never do. */
function syllablesRead(syllables: readonly string[], term: string): number {
  let full = '';
  let initials = '';
  for (const [index, syllable] of syllables.slice(0, mostSyllables).entries()) {
    full += syllable;
    initials += syllable.charAt(0);
    if (full.startsWith(term) || initials === term) return index + 1;
    if (!term.startsWith(full) && !term.startsWith(initials)) return 0;
  }
  return 0;
}

const before = 24;
const longest = 120;

/** The piece of a text around the first of the words, cut with an ellipsis, the words marked. */
export function excerpt(text: string, words: readonly string[]): Marked {
  const flat = text.replaceAll(/\s+/gu, ' ');
  const first = words
    .flatMap((word) => hitsOf(flat, word).slice(0, 1))
    .toSorted((a, b) => a.from - b.from)[0];
  const excerptStart = first && first.from > before ? wordStart(flat, first.from - before) : 0;
  const start = cutText(flat, excerptStart).length;
  const piece = cutText(flat.slice(start), longest);
  return mark(`${start > 0 ? '…' : ''}${piece}${start + piece.length < flat.length ? '…' : ''}`, words);
}

/** English is not cut within a word. */
function wordStart(text: string, at: number): number {
  const gap = text.indexOf(' ', at);
  return /[A-Za-z]/.test(text.charAt(at)) && gap >= 0 && gap - at < 16 ? gap + 1 : at;
}
