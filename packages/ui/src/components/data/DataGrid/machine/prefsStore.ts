import type { ColumnPrefs } from '../types.ts';
import { noPrefs, readPrefs } from './columnPrefs.ts';
import { createLocalStore, type LocalStorage, type ValueStore } from './localStore.ts';

/** A store for column preferences: the browser, an account. `load` returns the same object until it changes. */
export type PrefsStore = ValueStore<ColumnPrefs>;

/**
 * Preferences in the browser's storage under `key`, shared by its tabs. If storage is blocked or full, they last as
 * long as the page.
 */
export function createLocalPrefs(key: string, storage?: () => LocalStorage): PrefsStore {
  return createLocalStore(key, readPrefs, noPrefs, storage);
}
