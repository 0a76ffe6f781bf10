import { foldToWords } from '@fairway/trade';
import { readRows } from '../../facts/read.ts';

/** One thing that an article is to hold: any of these texts will do. */
export type Alternatives = readonly string[];

export interface LawWords {
  /** Number of an article, as its label writes it: 第二百五十七条. */
  readonly article: string | null;
  readonly terms: readonly Alternatives[];
}

const longestTerm = 4;
const mostTerms = 8;
/** Words without meaning for the search of an article. */
const small = new Set(['of', 'the', 'a', 'an', 'in', 'for', 'and', 'on', 'under', 'prc']);

let glossary: ReadonlyMap<string, readonly string[]> | undefined;

/** English terms of the trade with their words in Chinese laws; a term may have two rows. */
function chineseOf(term: string): readonly string[] {
  if (!glossary) {
    const terms = readRows('law-glossary').flatMap(([en = '', zh = '']) =>
      en.split(';').map((name) => ({ name: foldToWords(name), words: zh.split(';') })),
    );
    const byName = Map.groupBy(terms, ({ name }) => name);
    glossary = new Map([...byName].map(([name, rows]) => [name, rows.flatMap(({ words }) => words)]));
  }
  return glossary.get(term) ?? [];
}

const digits = '〇一二三四五六七八九';
const chineseNumber = '[〇零一二三四五六七八九十百]{1,7}';
const articleNumber = new RegExp(
  `第\\s*(\\d{1,3}|${chineseNumber})\\s*条|\\b(?:article|art)s?\\s*(?:no\\s*)?(\\d{1,3})\\b|(?<![\\d])(\\d{1,3})\\s*条`,
  'u',
);

/** 257 as laws number their articles: 二百五十七. */
export function inChinese(number: number): string {
  const [ones, tens, hundreds] = [number % 10, Math.floor(number / 10) % 10, Math.floor(number / 100)];
  const high = hundreds > 0 ? `${digits[hundreds]}百` : '';
  const ten = tens === 1 && hundreds === 0 ? '十' : `${digits[tens]}十`;
  const middle = tens > 0 ? ten : hundreds > 0 && ones > 0 ? '零' : '';
  return `${high}${middle}${ones > 0 ? digits[ones] : ''}`;
}

/** Returns the search terms of a keyword: an article by its number, literal words, English terms in Chinese. */
export function lawWordsOf(keyword: string): LawWords {
  const typed = keyword.replace(/§+/gu, ' article ').split(/\s+/u).map(foldToWords).join('\n');
  const [whole = '', western, english, bare] = articleNumber.exec(typed) ?? [];
  const number = western ?? english ?? bare;
  const article = number === undefined ? null : numbered(number);
  // Signs part Chinese words; `1=1` and `B/L` stay one.
  const words = typed
    .replace(whole, '\n')
    .split('\n')
    .flatMap((word) => (/\p{Script=Han}/u.test(word) ? word.split(' ') : [word]))
    .filter(Boolean);
  return { article: article ? `第${article.replaceAll('〇', '零')}条` : null, terms: termsOf(words) };
}

/** The number of an article as its label writes it, from 257, 二五七 or 〇五. */
function numbered(numeral: string): string {
  const plain = numeral.replaceAll('零', '〇');
  const isDigits =
    plain.startsWith('〇') || (plain.length > 1 && [...plain].every((sign) => digits.includes(sign)));
  const value = isDigits ? [...plain].map((sign) => digits.indexOf(sign)).join('') : numeral;
  return /^\d+$/.test(value) ? inChinese(Number(value)) : numeral;
}

/** Prefers the longest terms: `general average` is one, and neither `general` nor `average` alone. */
function termsOf(words: readonly string[]): Alternatives[] {
  const terms: Alternatives[] = [];
  for (let at = 0; at < words.length && terms.length < mostTerms; ) {
    const lengths = Array.from({ length: longestTerm }, (_, index) => longestTerm - index);
    const length = lengths.find((count) => chineseOf(words.slice(at, at + count).join(' ')).length > 0) ?? 1;
    const term = words.slice(at, at + length).join(' ');
    if (!small.has(term)) terms.push([term, ...chineseOf(term)]);
    at += length;
  }
  return terms;
}
