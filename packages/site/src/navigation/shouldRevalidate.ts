import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { SiteSession } from '../session/session.ts';
import { sameApartFromLogin } from './loginAddress.ts';

/** What a page and the shell around it read again, and when. */
export interface Revalidation {
  /** A page: on every change of page, of address and of session; not when only the login opens or closes over it. */
  readonly page: ShouldRevalidateFunction;
  /** The shell: as a page does, but another query of the page on screen says nothing new of who reads it. */
  readonly shell: ShouldRevalidateFunction;
}

export interface RevalidationParts {
  readonly session: Pick<SiteSession, 'current'>;
  /** The token that what is on screen was read with. */
  readonly shownFor: () => string | null;
  /** Whether a step to the address on screen goes back to it, as where the line was lost on the way to another. */
  readonly isReturn: (url: URL) => boolean;
}

export function revalidation({ session, shownFor, isReturn }: RevalidationParts): Revalidation {
  const ofAnother = () => shownFor() !== (session.current()?.token ?? null);
  const isBack = (currentUrl: URL, nextUrl: URL) => currentUrl.href === nextUrl.href && isReturn(nextUrl);
  return {
    page({ currentUrl, nextUrl, defaultShouldRevalidate }) {
      if (ofAnother() || currentUrl.pathname !== nextUrl.pathname) return true;
      if (isBack(currentUrl, nextUrl)) return false;
      const onlyLogin = currentUrl.href !== nextUrl.href && sameApartFromLogin(currentUrl, nextUrl);
      return onlyLogin ? false : defaultShouldRevalidate;
    },
    shell({ currentUrl, nextUrl, defaultShouldRevalidate }) {
      if (ofAnother() || currentUrl.pathname !== nextUrl.pathname) return true;
      if (isBack(currentUrl, nextUrl)) return false;
      const onlyQuery = currentUrl.search !== nextUrl.search;
      return onlyQuery ? false : defaultShouldRevalidate;
    },
  };
}
