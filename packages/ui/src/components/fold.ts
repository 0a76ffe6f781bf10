const letters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ə: 'e', ŋ: 'n', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
const signs = /(?![#%&@\\_])[\p{P}\p{Z}\p{C}<=>`|~\u2190-\u21ff]+/gu;
const plain = /^[a-z0-9]*$/;

/**
 * A text as components match it: without case, accents, width, blanks and punctuation. It agrees with the `fold` of
 * `@fairway/trade`, which the kit does not import, but keeps traditional characters: their table is too long for a kit.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(signs, '');
}
