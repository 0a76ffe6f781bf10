import { createLocalStore, type LocalStorage, type ValueStore } from '../DataGrid/machine/localStore.ts';
import { noViews, readViews, type SavedView } from './views.ts';

/** A store for views: the browser, an account. */
export type ViewStore = ValueStore<readonly SavedView[]>;

/** Views in the browser's storage under `key`, shared by its tabs. */
export function createLocalViews(key: string, storage?: () => LocalStorage): ViewStore {
  return createLocalStore(key, readViews, noViews, storage);
}
