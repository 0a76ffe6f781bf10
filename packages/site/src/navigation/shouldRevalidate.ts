import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { SiteSession } from '../session/session.ts';
import { sameApartFromLogin } from './loginAddress.ts';

/**
 * Data is read again on every change of page, of address and of session, and after an action; not when only the
 * login dialog opens or closes over a page. `shownFor` is the token that what is on screen was read with.
 */
export function revalidation(
  session: Pick<SiteSession, 'current'>,
  shownFor: () => string | null,
): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    if (shownFor() !== (session.current()?.token ?? null)) return true;
    if (currentUrl.pathname !== nextUrl.pathname) return true;
    const onlyLogin = currentUrl.href !== nextUrl.href && sameApartFromLogin(currentUrl, nextUrl);
    return formMethod === undefined && onlyLogin ? false : defaultShouldRevalidate;
  };
}
