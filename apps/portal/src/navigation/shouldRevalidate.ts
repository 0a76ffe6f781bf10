import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { sameApartFromLogin } from '../navigation/loginAddress.ts';
import { currentSession } from '../session/session.ts';

/** Token of the session that what is on screen was read with. */
let shownFor: string | null = null;

/** Told by the shell once it shows what it read. */
export function shownWith(token: string | null): void {
  shownFor = token;
}

/**
 * Data is read again on every change of page, of address and of session, and after an action; not when only the
 * login dialog opens or closes over a page.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (shownFor !== (currentSession()?.token ?? null)) return true;
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  const onlyLogin = currentUrl.href !== nextUrl.href && sameApartFromLogin(currentUrl, nextUrl);
  return formMethod === undefined && onlyLogin ? false : defaultShouldRevalidate;
}
