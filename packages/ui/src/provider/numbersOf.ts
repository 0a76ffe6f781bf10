const made = new Map<string, Intl.NumberFormat['format']>();

/** Writes numbers as readers of a language do: `40,000`. Made once for each, as making a format takes as long as some fifty uses. */
export function numbersOf(lang: string): (value: number) => string {
  const known = made.get(lang) ?? new Intl.NumberFormat(lang).format;
  made.set(lang, known);
  return known;
}
