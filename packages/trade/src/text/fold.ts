import { traditionalPairs } from './traditional.ts';

/** Written between words, and within them, by one person and left out by the next; sources of character classes. */
export const foldedAway = {
  /** Accents, vowel marks and variation selectors. */
  marks:
    '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u3099-\\u309a\\ufe00-\\ufe0f\\ufe20-\\ufe2f',
  /** White space, hyphens, brackets, punctuation and characters without a width. */
  signs:
    '\\u0001-\\u0020!"\'(),./:;<=>?\\u005b\\u005d`{|}~*\\u002d\\u007f-\\u00a0\\u00a1\\u00ab\\u00ad\\u00b4\\u00b7\\u00bb\\u00bf\\u02b0-\\u02ff\\u061c\\u115f\\u1160\\u180e\\u2000-\\u206f\\u2190-\\u21ff\\u2212\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ufeff',
} as const;

/** Letters without a removable mark, with the letters that people type instead. */
export const foldedLetters: readonly (readonly [string, string])[] = [
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ə', 'e'],
  ['ŋ', 'n'],
  ['ς', 'σ'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

const plainAscii = /^[a-z0-9]*$/;
const marks = new RegExp(`[${foldedAway.marks}]+`, 'gu');
const signs = new RegExp(`[${foldedAway.signs}]+`, 'gu');
const special = new RegExp(`[${foldedLetters.map(([letter]) => letter).join('')}]`, 'gu');
const letters = new Map(foldedLetters);
const han = /[\u4e00-\u9fff]/gu;

let simplified: ReadonlyMap<string, string> | undefined;

/** Traditional characters as simplified ones: 寧波 → 宁波. */
export function simplify(text: string): string {
  simplified ??= new Map(
    Array.from(traditionalPairs.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]),
  );
  const table = simplified;
  return text.replace(han, (character) => table.get(character) ?? character);
}

/** Letters, digits and single spaces alone, folded: a text in which words stay apart. */
export function foldToWords(text: string): string {
  return foldCharacters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Half width, lower case, without accents, simplified. */
function foldCharacters(text: string): string {
  return simplify(
    text
      .normalize('NFKD')
      .replace(marks, '')
      .toLowerCase()
      .replace(special, (letter) => letters.get(letter) ?? letter),
  );
}

/**
 * Normalises names and numbers for every search: `Ｈａｐａｇ－Lloyd`, `hapag lloyd` and `HAPAG-LLOYD` are equal, and so are
 * Ambarlı and `ambarli`, 寧波 and 宁波, `（）` and `()`. The database folds the same way with `fold_text`. Signs such as `%`
 * and `_` are kept.
 */
export function fold(text: string): string {
  return plainAscii.test(text) ? text : foldCharacters(text).replace(signs, '');
}

/** Words before the name of a vessel: `M/V`, `MV`, `IMO:`, `船名：`. */
const shipPrefix =
  /^\s*(?:(?:m\s*[/.]?\s*v|m\s*[/.]\s*s|s\s*[/.]\s*s|m\s*[/.]\s*t)\b[.:：]?\s*(?=\S)|imo(?:\s*(?:no\.?|number))?\s*[#:：.]?\s*(?=\d)|(?:vessel(?:\s+name)?|ship)\s*[:：]\s*|船(?:舶|名|舶名称?)\s*[:：]\s*)/iu;

/** Returns a ship's name or number without the prefixes of documents: `Vessel: MV Ever Ace` has two of them. */
export function withoutShipPrefix(text: string): string {
  return text.normalize('NFKC').replace(shipPrefix, '').replace(shipPrefix, '');
}

/** A voyage after the name of its vessel: `093W`, `V.0917-052E`. */
const voyageSuffix = /(?<=\S)\s+(?:v(?:oy(?:age)?)?[.\s]*)?(?:\d{2,4}-)?\d{2,4}[nsew]\s*$/iu;

/** Returns the name or number of a ship alone, as lists and documents write it with other words. */
export function shipNameIn(text: string): string {
  return withoutShipPrefix(text).replace(voyageSuffix, '');
}

/** The search form of a vessel's name. */
export function foldShip(text: string): string {
  return fold(shipNameIn(text));
}

/** The words of a keyword, each folded and once; empty where there is nothing but signs. */
export function foldedWords(keyword: string, most = 8): string[] {
  const words = keyword.split(/[\s→>,，、;；|–—*]+/u).map(fold);
  return [...new Set(words.filter(Boolean))].slice(0, most);
}
