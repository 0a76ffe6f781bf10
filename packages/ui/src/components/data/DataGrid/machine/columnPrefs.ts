import type { ColumnPrefs, GridColumn } from '../types.ts';

/** Columns as they were designed. */
export const noPrefs: ColumnPrefs = { order: [], hidden: [], widths: {} };

/** Narrowest and widest that a column can be made, px. */
export const widthBounds = { least: 64, most: 800 } as const;

/** All columns in the reader's order, hidden ones included. */
export function orderedColumns<Row>(
  columns: readonly GridColumn<Row>[],
  { order }: ColumnPrefs,
): readonly GridColumn<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const sorted = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
  const known = new Set(sorted.map(({ key }) => key));
  columns.forEach((column, index) => {
    if (known.has(column.key)) return;
    const before = columns[index - 1];
    sorted.splice(before ? sorted.indexOf(before) + 1 : 0, 0, column);
    known.add(column.key);
  });
  return sorted;
}

/** Columns to show: pinned ones at their edge, the rest in the user's order; never zero columns. */
export function shownColumns<Row>(
  columns: readonly GridColumn<Row>[],
  prefs: ColumnPrefs,
): readonly GridColumn<Row>[] {
  const hidden = new Set(prefs.hidden);
  const ordered = orderedColumns(columns, prefs);
  const visibleColumns = ordered.filter(({ key, hideable = true }) => !hideable || !hidden.has(key));
  const place = ({ pinned }: GridColumn<Row>) => (pinned === 'start' ? 0 : pinned === 'end' ? 2 : 1);
  return (visibleColumns.length > 0 ? visibleColumns : ordered).toSorted((a, b) => place(a) - place(b));
}

export function withColumnShown(prefs: ColumnPrefs, key: string, isVisible: boolean): ColumnPrefs {
  const hidden = prefs.hidden.filter((each) => each !== key);
  return { ...prefs, hidden: isVisible ? hidden : [...hidden, key] };
}

export function withColumnWidth(prefs: ColumnPrefs, key: string, width: number | null): ColumnPrefs {
  const { [key]: _, ...widths } = prefs.widths;
  return { ...prefs, widths: width === null ? widths : { ...widths, [key]: fitWidth(width) } };
}

/** A column moved by `step` places among those that can change places with it; beyond the ends it stays. */
export function withColumnMoved<Row>(
  prefs: ColumnPrefs,
  columns: readonly GridColumn<Row>[],
  key: string,
  step: -1 | 1,
): ColumnPrefs {
  const ordered = orderedColumns(columns, prefs);
  const column = ordered.find((each) => each.key === key);
  const peers = ordered.filter(({ pinned }) => pinned === column?.pinned);
  const other = column && peers[peers.indexOf(column) + step];
  if (!column || !other) return prefs;
  const swapped = ordered.map((each) => (each === column ? other : each === other ? column : each));
  return { ...prefs, order: swapped.map((each) => each.key) };
}

/** Reads preferences from any stored value: one of another version, of foreign code, or invalid. */
export function readPrefs(stored: unknown): ColumnPrefs {
  if (typeof stored !== 'object' || stored === null) return noPrefs;
  const { order, hidden, widths, density } = stored as Record<string, unknown>;
  const sizes = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    order: texts(order),
    hidden: texts(hidden),
    widths: Object.fromEntries(
      sizes.flatMap(([key, width]) => (Number.isFinite(width) ? [[key, fitWidth(Number(width))]] : [])),
    ),
    ...(density === 'comfortable' || density === 'compact' ? { density } : {}),
  };
}

export function fitWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, widthBounds.least), widthBounds.most));
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
