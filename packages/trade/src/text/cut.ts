const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const around = 256;

/** The start of a text, at most `max` UTF-16 units, without half an emoji or half a letter at its end. */
export function cutGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  // Only the signs around the end are looked at, however long the text is.
  const start = Math.max(0, max - around);
  const last = segmenter.segment(text.slice(start, max + around)).containing(max - start);
  return text.slice(0, start + (last?.index ?? 0));
}
