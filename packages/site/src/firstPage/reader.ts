import { chooseLanguage } from '../language/chooseLanguage.ts';
import { languageIn } from '../language/languageInAddress.ts';
import type { Language } from '../language/languages.ts';
import type { HintNames } from './hints.ts';

/**
 * The reader of a page, by two request headers and the address: a visitor's language, or null for a logged-in user,
 * whose pages only their browser can render.
 */
export function readerOf(
  hints: HintNames,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  target = '/',
): Language | null {
  const cookies = new Map(
    (cookie ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
  if (cookies.get(hints.member)) return null;
  const requested = languageIn(target.split('?')[1] ?? '');
  if (requested) return requested;
  const preferred = (acceptLanguage ?? '').split(/[,;]/)[0]?.trim() ?? '';
  return chooseLanguage(cookies.get(hints.language) ?? null, preferred);
}
