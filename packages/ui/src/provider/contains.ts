/** Compares texts as the language does. A collator compares whole texts only, so each place of the text is tried. */
export function containsIn(locale: string): (text: string, typed: string) => boolean {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  return (text, typed) => {
    const within = text.normalize('NFC');
    const part = typed.normalize('NFC');
    for (let start = 0; start + part.length <= within.length; start += 1)
      if (compare(within.slice(start, start + part.length), part) === 0) return true;
    return false;
  };
}
