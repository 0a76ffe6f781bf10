import type { ExternalStore } from './externalStore.ts';

/** A login of this browser, in its stored form. */
export interface Session {
  readonly token: string;
  readonly expiresAt: string;
}

/** The store of this browser's login. */
export interface StoredSession {
  /** The open session, or null for a visitor. */
  readonly current: () => Session | null;
  /**
   * Opens a session, or with null ends the one this browser holds. It lasts 30 days and all tabs follow; with `remember`
   * false it ends with this tab.
   */
  readonly set: (session: Session | null, remember?: boolean) => void;
  /** Whether the open session outlasts this tab. */
  readonly outlastsTab: () => boolean;
  /** Adds a listener for changes; returns its removal. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows logins and logouts of other tabs; returns how to stop. */
  readonly followOtherTabs: () => () => void;
}

export interface StoredSessionParts {
  readonly store: ExternalStore<Session | null>;
  /** Name under which the browser keeps it. */
  readonly key: string;
  readonly now: () => Date;
  /** Called after each change by this tab. */
  readonly onChange: (loggedIn: boolean) => void;
}

/** Keeps a session in a store of the site, and in the browser's storage where there is one. */
export function createStoredSession({ store, key, now, onChange }: StoredSessionParts): StoredSession {
  const stored = (): Session | null => {
    try {
      const session = JSON.parse(
        localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null',
      ) as Session | null;
      return session && new Date(session.expiresAt) > now() ? session : null;
    } catch {
      return null;
    }
  };
  const keep = (session: Session | null, days30: boolean) => {
    try {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
      if (session) (days30 ? localStorage : sessionStorage).setItem(key, JSON.stringify(session));
    } catch {
      // Without storage the session lasts as long as the page.
    }
  };
  store.set(stored());
  return {
    current: store.get,
    subscribe: store.subscribe,
    set(session, remember = true) {
      store.set(session);
      keep(session, remember);
      onChange(session !== null);
    },
    outlastsTab() {
      try {
        return localStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    followOtherTabs() {
      const listen = (event: StorageEvent) => {
        if (event.key === key) store.set(stored());
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
