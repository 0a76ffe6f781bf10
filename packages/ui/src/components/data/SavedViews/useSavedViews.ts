import { useSyncExternalStore } from 'react';
import type { ViewStore } from './createLocalViews.ts';
import {
  designedView,
  isSameView,
  noViews,
  type SavedView,
  type TableView,
  viewLimits,
  withView,
} from './views.ts';

export interface SavedViewsOptions {
  store: ViewStore;
  /** The table as it is. */
  view: TableView;
  /** Shows another one: sets the columns, and goes to the query. */
  onViewChange: (view: TableView) => void;
}

export interface SavedViewsState {
  readonly views: readonly SavedView[];
  /** The name of the view that the table shows; null for one that is not saved. */
  readonly current: string | null;
  /** Whether the table is as it was designed. */
  readonly isDesigned: boolean;
  readonly isFull: boolean;
  readonly apply: (name: string) => void;
  readonly applyDesigned: () => void;
  /** Saves the table as it is; a view of this name is replaced. */
  readonly save: (name: string) => void;
  readonly remove: (name: string) => void;
  /** Replaces all views, to undo. */
  readonly restore: (views: readonly SavedView[]) => void;
}

/** Views of a table: its columns, sort and filters under a name, in a store. */
export function useSavedViews({ store, view, onViewChange }: SavedViewsOptions): SavedViewsState {
  const views = useSyncExternalStore(store.subscribe, store.load, () => noViews);
  const keep = (next: readonly SavedView[]) => store.save(next.length === 0 ? noViews : next);
  return {
    views,
    current: views.find((each) => isSameView(each, view))?.name ?? null,
    isDesigned: isSameView(designedView, view),
    isFull: views.length >= viewLimits.views,
    apply(name) {
      const saved = views.find((each) => each.name === name);
      if (saved) onViewChange({ prefs: saved.prefs, query: saved.query });
    },
    applyDesigned: () => onViewChange(designedView),
    save(name) {
      const text = name.trim().slice(0, viewLimits.name);
      const isNew = views.every((each) => each.name !== text);
      if (text !== '' && (!isNew || views.length < viewLimits.views))
        keep(withView(views, { name: text, prefs: view.prefs, query: view.query }));
    },
    remove: (name) => keep(views.filter((each) => each.name !== name)),
    restore: keep,
  };
}
