/** Texts of a story in the toolbar's language. */
export function words<const T extends Record<string, string>>(texts: { zh: T; en: Record<keyof T, string> }) {
  return (globals: Record<string, unknown>): Record<keyof T, string> =>
    texts[globals.locale === 'en' ? 'en' : 'zh'];
}
