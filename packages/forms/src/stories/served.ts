/** A sentence as the server would send it: in the language of the page that asks. */
export function served(zh: string, en: string): string {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}
