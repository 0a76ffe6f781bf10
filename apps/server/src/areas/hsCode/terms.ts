import { foldToWords as plain } from '@fairway/trade';

/**
 * What goods are found by. Chinese is compared without gaps and found anywhere; English from the start of a word;
 * pinyin and its initials from the start of one of the goods that a name lists. So `fan` finds fans, and not every
 * syllable that begins so.
 */
const han = /\p{Script=Han}/u;

interface Named {
  readonly nameZh: string;
  readonly nameEn: string;
  /** Pinyin of the Chinese name: a syllable a word, goods parted by commas. */
  readonly reading: string;
}

/** Everything a name is found by, in one text; each Latin term stands behind a space. */
export function termsOf({ nameZh, nameEn, reading }: Named): string {
  const spelled = reading.split(',').flatMap((part) => {
    const syllables = part.trim().split(' ').filter(Boolean);
    return syllables.length < 2
      ? syllables
      : [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
  });
  return ` ${[plain(nameZh).replaceAll(' ', ','), plain(nameEn), ...spelled].filter(Boolean).join(' ')}`;
}

/** A code as it may be typed, with dots or gaps: its digits, or null for anything else. */
export function codeOf(keyword: string): string | null {
  const digits = keyword.normalize('NFKC').replace(/[\s.-]/gu, '');
  // Thirteen digits are a national code with what inspection adds.
  return /^\d{1,13}$/.test(digits) ? digits.slice(0, 10) : null;
}

/** The words of a keyword as they stand in terms: Chinese anywhere, all others where a term starts. */
export function wordsOf(keyword: string): string[] {
  const words = plain(keyword).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, 8).map((word) => (han.test(word) ? word : ` ${word}`));
}
