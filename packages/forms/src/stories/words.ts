/** Returns the texts of a story in the toolbar's language; outside a story, in that of the rendered page. */
export function words<const T extends Record<string, string>>(texts: { zh: T; en: Record<keyof T, string> }) {
  return (
    globals: Record<string, unknown> = { locale: document.documentElement.lang },
  ): Record<keyof T, string> => texts[globals.locale === 'en' ? 'en' : 'zh'];
}
