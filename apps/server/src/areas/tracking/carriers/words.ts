/** No name or remark of a carrier needs more characters than this. */
const mostCharacters = 120;
/** Text after this is ignored. */
const mostUnits = 2000;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A carrier's text in a form that the database can store and a page can show; null where nothing is left. */
export function wordsOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const plain = String(value)
    .slice(0, mostUnits)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
    .trim();
  const characters = Array.from(segmenter.segment(plain), ({ segment }) => segment);
  return characters.slice(0, mostCharacters).join('').trim() || null;
}
