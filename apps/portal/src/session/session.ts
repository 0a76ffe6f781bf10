import type { Session } from '@fairway/gateway/contract/auth';
import { atom } from 'jotai';
import { now } from '../clock.ts';
import { hintMember } from '../firstPage/hints.ts';
import { store } from '../store.ts';

const key = 'fairway.session';

/** The session of this browser, or of this tab alone where the reader did not want to stay logged in. */
function stored(): Session | null {
  try {
    const session = JSON.parse(
      localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null',
    ) as Session | null;
    return session && new Date(session.expiresAt) > now() ? session : null;
  } catch {
    return null;
  }
}

function keep(session: Session | null, days30: boolean): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
    if (session) (days30 ? localStorage : sessionStorage).setItem(key, JSON.stringify(session));
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

const held = atom<Session | null>(typeof window === 'undefined' ? null : stored());

/** The open session, or null for a visitor. */
export const sessionAtom = atom((get) => get(held));

/** The open session outside components. */
export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Whether the open session outlasts this tab. */
export function outlastsTab(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Opens a session, or with null ends the one this browser holds. It lasts 30 days and all tabs follow;
 * with `remember` false it ends with this tab.
 */
export function setSession(session: Session | null, remember = true): void {
  store.set(held, session);
  keep(session, remember);
  void hintMember(session !== null);
}

/** Follows logins and logouts of other tabs; returns how to stop. */
export function followOtherTabs(): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) store.set(held, stored());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
