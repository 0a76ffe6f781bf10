/**
 * The locale that dates are written in. The kit's English is British, as the trade's is: `3 Sept 2026`, day before month, weeks
 * from Monday. Plain `en` would be American. Browsers and servers take both from the same tables (CLDR).
 */
export function localeOf(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang;
}
