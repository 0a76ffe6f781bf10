import type { ColumnPrefs } from '../types.ts';
import { noPrefs, readPrefs } from './columnPrefs.ts';

/** A store for column preferences: the browser, an account. `load` returns the same object until it changes. */
export interface PrefsStore {
  readonly load: () => ColumnPrefs;
  readonly save: (prefs: ColumnPrefs) => void;
  /** Calls back after every change, from elsewhere too; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Preferences in the browser's storage under `key`, shared by its tabs. If storage is blocked or full, they last as
 * long as the page.
 */
export function createLocalPrefs(key: string, storage: () => Storage = () => localStorage): PrefsStore {
  const listeners = new Set<() => void>();
  let prefs: ColumnPrefs | null = null;

  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    prefs = null;
    changed();
  };
  return {
    load() {
      prefs ??= attempt(() => readPrefs(JSON.parse(storage().getItem(key) ?? 'null'))) ?? noPrefs;
      return prefs;
    },
    save(next) {
      prefs = next;
      attempt(() =>
        next === noPrefs ? storage().removeItem(key) : storage().setItem(key, JSON.stringify(next)),
      );
      changed();
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
