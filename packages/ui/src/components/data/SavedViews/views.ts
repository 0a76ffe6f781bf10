import { noPrefs, readPrefs } from '../DataGrid/machine/columnPrefs.ts';
import type { ColumnPrefs } from '../DataGrid/types.ts';

/** How a table looks: its columns, and its sort and filters as search parameters. */
export interface TableView {
  readonly prefs: ColumnPrefs;
  /** As `tableQuery` writes it, without the page. */
  readonly query: string;
}

/** A view under a name, which is unique. */
export interface SavedView extends TableView {
  readonly name: string;
}

export const viewLimits = { views: 20, name: 40, query: 2000 } as const;

/** No view saved. */
export const noViews: readonly SavedView[] = [];

/** The columns as designed, and all rows in their first order. */
export const designedView: TableView = { prefs: noPrefs, query: '' };

/** Reads views from any stored value: one of another version, of foreign code, or invalid. */
export function readViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return noViews;
  const views = new Map<string, SavedView>();
  for (const each of stored.slice(0, viewLimits.views)) {
    if (typeof each !== 'object' || each === null) continue;
    const { name, query, prefs } = each as Record<string, unknown>;
    const text = typeof name === 'string' ? name.trim() : '';
    if (text === '' || text.length > viewLimits.name) continue;
    if (typeof query !== 'string' || query.length > viewLimits.query) continue;
    views.set(text, { name: text, query, prefs: readPrefs(prefs) });
  }
  return [...views.values()];
}

/** The views with one under a name: the one of that name is replaced at its place. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return views.some(({ name }) => name === view.name)
    ? views.map((each) => (each.name === view.name ? view : each))
    : [...views, view];
}

/** Whether two views show the same; the order of keys and parameters does not matter. */
export function isSameView(one: TableView, other: TableView): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ prefs, query }: TableView): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  const { order, hidden, widths, density } = prefs;
  const sizes = Object.entries(widths).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([order, hidden.toSorted(), sizes, density ?? null, parameters.toString()]);
}
