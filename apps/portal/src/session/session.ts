import type { Session } from '@fairway/gateway/contract/auth';
import { atom } from 'jotai';
import { store } from '../store.ts';

const key = 'fairway.session';

function stored(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null;
    return session && new Date(session.expiresAt) > new Date() ? session : null;
  } catch {
    return null;
  }
}

const held = atom<Session | null>(typeof window === 'undefined' ? null : stored());

/** The open session, or null for a visitor. Writing it keeps it over reloads; all tabs follow. */
export const sessionAtom = atom(
  (get) => get(held),
  (_get, set, session: Session | null) => {
    set(held, session);
    try {
      if (session) localStorage.setItem(key, JSON.stringify(session));
      else localStorage.removeItem(key);
    } catch {
      // Without storage the session lasts as long as the page.
    }
  },
);

/** The open session outside components. */
export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Opens a session, or with null ends the one this browser holds. */
export function setSession(session: Session | null): void {
  store.set(sessionAtom, session);
}

/** Follows logins and logouts of other tabs. */
export function followOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key) return;
    store.set(held, stored());
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
