import type { Column } from '../DataTable/types.ts';

/** A reader's column settings; keys of removed columns are ignored. */
export interface ColumnPrefs {
  /** Order chosen by the user; other columns keep their place after the one before them. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Px by column. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density?: 'comfortable' | 'compact' | undefined;
}

/** A column of a grid: the properties of a table's column, and the actions that a reader may take on it. */
export interface GridColumn<Row> extends Column<Row> {
  /** Px until the reader sets another; 160 unless given. `width` is for static tables. */
  readonly size?: number;
  /** Stays visible at this edge while the rest scrolls. */
  readonly pinned?: 'start' | 'end';
  /** `false` keeps it visible: the user cannot hide it. */
  readonly hideable?: boolean;
  /** `false` keeps its width. */
  readonly resizable?: boolean;
}
