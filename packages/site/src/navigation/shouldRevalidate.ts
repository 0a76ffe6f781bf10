import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { SiteSession } from '../session/session.ts';
import { sameApartFromLogin } from './loginAddress.ts';

/** What a page and the shell around it read again, and when. */
export interface Revalidation {
  /** A page: on every change of page, of address and of session, and after an action; not when only the login opens or closes over it. */
  readonly page: ShouldRevalidateFunction;
  /** The shell: as a page does, but another query of the page on screen says nothing new of who reads it. */
  readonly shell: ShouldRevalidateFunction;
}

/** `shownFor` is the token that what is on screen was read with. */
export function revalidation(
  session: Pick<SiteSession, 'current'>,
  shownFor: () => string | null,
): Revalidation {
  const ofAnother = () => shownFor() !== (session.current()?.token ?? null);
  return {
    page({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) {
      if (ofAnother() || currentUrl.pathname !== nextUrl.pathname) return true;
      const onlyLogin = currentUrl.href !== nextUrl.href && sameApartFromLogin(currentUrl, nextUrl);
      return formMethod === undefined && onlyLogin ? false : defaultShouldRevalidate;
    },
    shell({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) {
      if (ofAnother() || currentUrl.pathname !== nextUrl.pathname) return true;
      const onlyQuery = currentUrl.search !== nextUrl.search;
      return formMethod === undefined && onlyQuery ? false : defaultShouldRevalidate;
    },
  };
}
