import type { ReactNode } from 'react';
import type { Sort } from '../DataTable/types.ts';
import type { GridPlug } from './machine/gridPlug.ts';
import type { Selection } from './machine/selection.ts';
import type { ColumnPrefs, GridColumn } from './types.ts';

/** Props of a grid besides the attributes of its element. */
export interface GridOptions<Row> {
  /** Names the grid; read out, not shown. */
  caption: string;
  /** The columns, from the start of the line; create them once, because new ones render every row again. */
  columns: ReadonlyArray<GridColumn<Row>>;
  /** In the order to show, up to 100,000; see `useTableRows`. */
  rows: ReadonlyArray<Row>;
  /** Returns a key that is unique over pages and stable after a refresh. */
  rowKey: (row: Row) => string;
  /** Names a row in its box and arrow; the `title` column's value unless given. */
  rowName?: (row: Row) => string;
  /** Column the rows are sorted by. */
  sort?: Sort | null;
  /** A heading was pressed; without it nothing can be sorted. */
  onSortChange?: (sort: Sort | null) => void;
  /** The total of rows that match, where `rows` is one page of them; null while unknown. */
  total?: number | null;
  /** Place of the first of `rows` among all, counted from 0. */
  firstRow?: number;
  /** Chosen rows, see `useSelection`; without it rows cannot be chosen. */
  selection?: Selection;
  /** Hears of rows chosen or given up. */
  onSelectionChange?: (selection: Selection) => void;
  /** Identifies the query of the rows, see `matchKey`: "all that match" refers to this one. */
  match?: string;
  /** `row` lets a press anywhere in a row choose it. */
  selectOn?: 'box' | 'row';
  /** Renders the content of an expanded row. */
  renderDetail?: (row: Row) => ReactNode;
  /** Keys of expanded rows; left out, the grid keeps them. */
  expanded?: ReadonlySet<string>;
  /** Hears of rows opened or closed. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Enter, or a double press, on a cell that holds nothing to press. */
  onRowAction?: (row: Row) => void;
  /** Order, widths and hidden columns, see `useColumnPrefs`; left out, the grid keeps widths as long as it lives. */
  prefs?: ColumnPrefs;
  /** Hears of a column made wider or narrower. */
  onPrefsChange?: (prefs: ColumnPrefs) => void;
  /** `measured` lets rows be as tall as their content. */
  rowHeight?: 'fixed' | 'measured';
  /**
   * Tallest the grid may be, a CSS length; it scrolls inside. Without it up to 50 rows are drawn in full, more in 70vh. Cards on
   * phones flow with the page.
   */
  height?: string;
  /** Why a row was left out by the last bulk action, by key. */
  problems?: ReadonlyMap<string, string>;
  /** `loading` shows placeholders, `refreshing` keeps the old rows and dims them, `error` shows the error slot. */
  status?: 'ready' | 'loading' | 'refreshing' | 'error';
  /** Replaces rows when there are none. */
  empty?: ReactNode;
  /** Replaces rows when they failed to load. */
  error?: ReactNode;
  /** Placeholders to show while loading. */
  expectedRows?: number;
  /** Features from `@fairway/ui/grid`: summary, groups, tree, editing, ranges. */
  plugs?: readonly GridPlug<Row>[];
}
