type Language = 'zh' | 'en';

/** Texts of a story in the toolbar's language. */
export function words<const T extends Record<string, unknown>>(texts: {
  zh: T;
  en: { [Key in keyof T]: unknown };
}) {
  return (globals: Record<string, unknown>): { [Key in keyof T]: T[Key] extends string ? string : T[Key] } =>
    texts[(globals.locale as Language) ?? 'zh'] as never;
}
