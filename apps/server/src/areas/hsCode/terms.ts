/**
 * Search terms of goods. Chinese is compared without spaces and matches anywhere; English matches from the start of a
 * word; pinyin and its initials from the start of one of the goods in a name. So `fan` finds fans, and not every
 * syllable that starts so.
 */
const han = /\p{Script=Han}/u;

/** Lower case, half width, and only letters, digits and single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Named {
  readonly nameZh: string;
  readonly nameEn: string;
  /** Pinyin of the Chinese name: a syllable a word, goods parted by commas. */
  readonly reading: string;
}

/** All search terms of a name in one text; each Latin term follows a space. */
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

/** The words of a keyword in the form of terms: Chinese anywhere, all others at the start of a term. */
export function wordsOf(keyword: string): string[] {
  const words = plain(keyword).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, 8).map((word) => (han.test(word) ? word : ` ${word}`));
}
