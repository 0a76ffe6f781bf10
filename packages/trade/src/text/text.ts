/** Whether PostgreSQL and every reader can hold a text: well-formed Unicode without NUL. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A text from outside as it may be stored: NUL goes, and half of a pair becomes the replacement character. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll('\0', '').toWellFormed();
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** Longer than any single visible character. */
const longestGrapheme = 64;

/** The beginning of a text, at most so many UTF-16 units long and cut between two characters as readers count them. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return storable(text);
  const from = Math.max(0, most - longestGrapheme);
  const around = text.slice(from, most + longestGrapheme);
  let end = 0;
  for (const { index, segment } of graphemes.segment(around)) {
    if (from + index + segment.length > most) break;
    end = index + segment.length;
  }
  // One endless cluster of marks is cut between two code points.
  const cut =
    from + end > from ? text.slice(0, from + end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return storable(cut);
}
