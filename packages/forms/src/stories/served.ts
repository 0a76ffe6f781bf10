/** Returns a sentence as the server sends it: in the language of the requesting page. */
export function served(zh: string, en: string): string {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}
