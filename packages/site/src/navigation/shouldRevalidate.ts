import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { StoredSession } from '../session/session.ts';
import { sameApartFromLogin } from './loginAddress.ts';

/** When a page and the shell around it are loaded again. */
export interface Revalidation {
  /** A page: on every change of page, of address and of session; not when only the login opens or closes over it. */
  readonly page: ShouldRevalidateFunction;
  /** The shell: like a page, but for another query of the same page only after a write. */
  readonly shell: ShouldRevalidateFunction;
}

export interface RevalidationParts {
  readonly session: Pick<StoredSession, 'current'>;
  /** The token that the visible page was loaded with; null for a visitor. */
  readonly visibleToken: () => string | null;
  /** Whether something was written since the shell was loaded: its counts may have changed. */
  readonly isShellStale: () => boolean;
  /** Whether a navigation only returns to the visible address, as after a lost connection. */
  readonly isReturn: (url: URL) => boolean;
}

export function revalidation(parts: RevalidationParts): Revalidation {
  const { session, visibleToken, isShellStale, isReturn } = parts;
  const isOtherSession = () => visibleToken() !== (session.current()?.token ?? null);
  const isBack = (currentUrl: URL, nextUrl: URL) => currentUrl.href === nextUrl.href && isReturn(nextUrl);
  return {
    page({ currentUrl, nextUrl, defaultShouldRevalidate }) {
      if (isOtherSession() || currentUrl.pathname !== nextUrl.pathname) return true;
      if (isBack(currentUrl, nextUrl)) return false;
      const onlyLogin = currentUrl.href !== nextUrl.href && sameApartFromLogin(currentUrl, nextUrl);
      return onlyLogin ? false : defaultShouldRevalidate;
    },
    shell({ currentUrl, nextUrl, defaultShouldRevalidate }) {
      if (isOtherSession() || currentUrl.pathname !== nextUrl.pathname) return true;
      if (isBack(currentUrl, nextUrl)) return false;
      const onlyQuery = currentUrl.search !== nextUrl.search;
      return onlyQuery ? isShellStale() : defaultShouldRevalidate;
    },
  };
}
