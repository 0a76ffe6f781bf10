/** Returns the initial of a name: the first character people would write, capital where there are capitals. */
export function initial(name: string): string {
  // A profile may come without a name, or with a number for one.
  const text = String(name ?? '').trim();
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text))
    return segment.toLocaleUpperCase();
  return '';
}
