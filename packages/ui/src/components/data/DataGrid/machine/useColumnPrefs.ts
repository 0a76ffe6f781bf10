import { useCallback, useSyncExternalStore } from 'react';
import type { ColumnPrefs } from '../types.ts';
import { noPrefs } from './columnPrefs.ts';
import type { PrefsStore } from './prefsStore.ts';

/** The preferences of a store and the way to change them; as designed while a server renders. */
export function useColumnPrefs(store: PrefsStore): [ColumnPrefs, (prefs: ColumnPrefs) => void] {
  const prefs = useSyncExternalStore(store.subscribe, store.load, () => noPrefs);
  return [prefs, useCallback((next) => store.save(next), [store])];
}
