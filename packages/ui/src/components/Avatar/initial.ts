/** The letter that stands for a name: the first character people would write, capital where there are capitals. */
export function initial(name: string): string {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim()))
    return segment.toLocaleUpperCase();
  return '';
}
