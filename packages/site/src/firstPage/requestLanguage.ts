import { chooseLanguage } from '../language/chooseLanguage.ts';
import { languageIn } from '../language/languageInAddress.ts';
import type { Language } from '../language/languages.ts';
import type { CookieNames } from './cookies.ts';

/** The language of a page, by two request headers and the address. */
export function languageFor(
  hints: CookieNames,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  target = '/',
): Language {
  const inAddress = languageIn(target.split('?')[1] ?? '');
  if (inAddress) return inAddress;
  const preferred = (acceptLanguage ?? '').split(/[,;]/)[0]?.trim() ?? '';
  return chooseLanguage(cookiesIn(cookie).get(hints.language) ?? null, preferred);
}

/**
 * The reader of a page, by two request headers and the address: a visitor's language, or null for a logged-in user,
 * whose pages only their browser can render.
 */
export function readerOf(
  hints: CookieNames,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  target = '/',
): Language | null {
  if (cookiesIn(cookie).get(hints.member)) return null;
  return languageFor(hints, cookie, acceptLanguage, target);
}

function cookiesIn(cookie = ''): ReadonlyMap<string, string> {
  return new Map(
    cookie.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
}
