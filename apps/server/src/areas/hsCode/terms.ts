import { foldToWords as plain } from '@fairway/trade';
import { entriesOf, tsvectorOf } from '../../services/search/entries.ts';

/**
 * Search terms of goods. Chinese is compared without spaces and matches anywhere; English matches from the start of a
 * word; pinyin and its initials from the start of one of the goods in a name. So `fan` finds fans, and not every
 * syllable that starts so.
 */
const han = /\p{Script=Han}/u;

interface Named {
  readonly nameZh: string;
  readonly nameEn: string;
  /** Pinyin of the Chinese name: a syllable a word, goods parted by commas. */
  readonly reading: string;
  /** Further names: what it covers, and its name for inspection. */
  readonly otherNames?: readonly string[];
}

/** All search terms of a name in one text; each Latin term follows a space. */
export function termsOf({ nameZh, nameEn, reading, otherNames = [] }: Named): string {
  const chinese = [nameZh, ...otherNames].map((text) => plain(text).replaceAll(' ', ','));
  return ` ${[...chinese, plain(nameEn), ...spelledOf(reading)].filter(Boolean).join(' ')}`;
}

/** Pinyin in full and by its initials, of goods parted by commas. */
function spelledOf(reading: string): string[] {
  return reading.split(',').flatMap((part) => {
    const syllables = part.trim().split(' ').filter(Boolean);
    return syllables.length < 2
      ? syllables
      : [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
  });
}

/** Everyday words for a search, each between bars, so that a whole word differs from a part of one. */
export function everydayOf(words: readonly string[], reading: string): string {
  const terms = [
    ...words.map((word) => wordsOf(word).join('')),
    ...spelledOf(reading).map((term) => ` ${term}`),
  ];
  return `|${[...new Set(terms)].join('|')}|`;
}

interface ItemTerms {
  readonly ownTerms: string;
  readonly everydayTerms?: string;
}

/** The text of `hs_item.entries`: the index finds an item by its terms and by its everyday words. */
export function itemEntries({ ownTerms, everydayTerms = '' }: ItemTerms): string {
  return tsvectorOf(entriesOf(`${ownTerms} ${everydayTerms.replaceAll('|', ' ')}`));
}

/** Labels before a code in documents: `HS 8471.30`, `税号：8471300000`. */
const codeLabel =
  /^\s*(?:hs\s?code|hts|hs|(?:商品|海关|税则|税号)?(?:编码|税号|号列|编号))\s{0,4}[:#.]?\s{0,4}(?=\d)/iu;

/** Returns the digits of a typed code, with dots or gaps; null for any other text. */
export function codeOf(keyword: string): string | null {
  const digits = keyword
    .normalize('NFKC')
    .replace(codeLabel, '')
    .replace(/[\s.-]/gu, '');
  // Thirteen digits are a national code with what inspection adds.
  return /^\d{1,13}$/.test(digits) ? digits.slice(0, 10) : null;
}

/** Words that name no goods. */
const small = new Set(['a', 'an', 'the', 'of', 'for', 'and', 'or', 'with', 'in', 'to']);
const mostWords = 8;

/**
 * The words of a keyword in the form of terms: Chinese anywhere, all others at the start of a term, in the singular.
 */
export function wordsOf(keyword: string): string[] {
  const words = plain(keyword).split(' ').filter(Boolean);
  const naming = words.filter((word) => !small.has(word));
  return [...new Set(naming.length > 0 ? naming : words)]
    .slice(0, mostWords)
    .map((word) => (han.test(word) ? word : ` ${singular(word)}`));
}

/** The part that singular and plural share: `batteries` and `battery` both begin with `batter`. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?:ies|(?<=ch|sh|ss|x|z)es|(?<=[^aeiou])y|s)$/, '');
}

const longestWord = 24;

/**
 * Returns the pieces to search for when nothing matches all words: pairs of Chinese characters, and beginnings of other
 * words.
 */
export function piecesOf(keyword: string): string[] {
  const pieces = wordsOf(keyword).flatMap((word) => {
    // A short word must end an everyday one: `kid` is not the beginning of kidney beans.
    if (!han.test(word))
      return [word.length > 5 ? word.slice(0, Math.max(5, Math.ceil(word.length / 2))) : `${word}|`];
    const characters = [...word].slice(0, longestWord);
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
  return [...new Set(pieces)].slice(0, longestWord);
}
