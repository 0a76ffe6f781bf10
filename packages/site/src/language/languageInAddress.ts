import { type Language, languageCodes } from './languages.ts';

/** Query parameter that requests a language. */
const entry = 'lang';

/** The language in an address; null without a supported one. */
export function languageIn(search: string): Language | null {
  const value = new URLSearchParams(search).get(entry);
  return languageCodes.find((code) => code === value) ?? null;
}

/** The address of the same page in a language. */
export function addressIn(address: string, language: Language): string {
  const bare = withoutLanguage(address);
  return `${bare}${bare.includes('?') ? '&' : '?'}${entry}=${language}`;
}

/** The address of a page regardless of its reader's language; nothing else in it changes. */
export function withoutLanguage(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const otherParts = query.split('&').filter((each) => each !== '' && each.split('=')[0] !== entry);
  return otherParts.length > 0 ? `${path}?${otherParts.join('&')}` : path;
}
