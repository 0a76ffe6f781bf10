import type { Cell } from './externalStore.ts';

/** A login of this browser, as it is kept. */
export interface Session {
  readonly token: string;
  readonly expiresAt: string;
}

export interface SiteSession {
  /** The open session, or null for a visitor. */
  readonly current: () => Session | null;
  /**
   * Opens a session, or with null ends the one this browser holds. It lasts 30 days and all tabs follow; with `remember`
   * false it ends with this tab.
   */
  readonly set: (session: Session | null, remember?: boolean) => void;
  /** Whether the open session outlasts this tab. */
  readonly outlastsTab: () => boolean;
  /** Told after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows logins and logouts of other tabs; returns how to stop. */
  readonly followOtherTabs: () => () => void;
}

export interface SessionParts {
  readonly cell: Cell<Session | null>;
  /** Name under which the browser keeps it. */
  readonly key: string;
  readonly now: () => Date;
  /** Told whether somebody is logged in, after each change by this tab. */
  readonly hint: (loggedIn: boolean) => void;
}

/** Keeps a session in a cell of the site's and in the storage of the browser, where there is one. */
export function createSession({ cell, key, now, hint }: SessionParts): SiteSession {
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
  cell.set(stored());
  return {
    current: cell.get,
    subscribe: cell.subscribe,
    set(session, remember = true) {
      cell.set(session);
      keep(session, remember);
      hint(session !== null);
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
        if (event.key === key) cell.set(stored());
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
