import type { Column } from '../DataTable/types.ts';

/** A column of a grid: what a table's column says, and what a reader may do with it. */
export interface GridColumn<Row> extends Column<Row> {
  /** Px until the reader sets another; 160 unless given. `width` is for static tables. */
  readonly size?: number;
  /** Stays in sight at this edge while the rest scrolls. */
  readonly pinned?: 'start' | 'end';
  /** `false` keeps it in sight whatever the reader chooses. */
  readonly hideable?: boolean;
  /** `false` keeps its width. */
  readonly resizable?: boolean;
}

/** Room between rows: the reader's, or the site's where none is chosen. */
export type GridDensity = 'comfortable' | 'compact';
