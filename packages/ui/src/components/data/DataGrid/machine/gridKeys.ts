/** A cell by its place; row -1 is the heading, rows above it count down, rows after the last count on. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The dimensions of the grid. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows a screen holds. */
  readonly page: number;
  readonly rtl?: boolean;
  /** The heading cannot be walked to, as where rows are cards. */
  readonly headless?: boolean;
  /** Rows of the heading, 1 unless given, and of the foot. */
  readonly head?: number;
  readonly foot?: number;
}

/** The part of a keyboard event that moves. */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/** The place that a key moves to, by the ARIA Authoring Practices for grids; null for keys that do not move. */
export function moveFocus(place: Place, { key, ctrlKey, metaKey }: GridKey, extent: Extent): Place | null {
  const { row, column } = place;
  const whole = ctrlKey || metaKey;
  const lastRow = extent.rows - 1;
  const top = extent.headless ? Math.min(0, lastRow) : -(extent.head ?? 1);
  const bottom = lastRow + (extent.foot ?? 0);
  const lastColumn = Math.max(0, extent.columns - 1);
  const sideways = (step: number) => ({
    row,
    column: clamp(column + (extent.rtl ? -step : step), 0, lastColumn),
  });
  switch (key) {
    case 'ArrowRight':
      return sideways(1);
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowDown':
      return { row: whole ? lastRow : Math.min(row + 1, bottom), column };
    case 'ArrowUp':
      return { row: whole ? Math.min(0, lastRow) : Math.max(row - 1, top), column };
    case 'PageDown':
      return { row: row > lastRow ? row : Math.min(row + extent.page, lastRow), column };
    case 'PageUp':
      return { row: row < 0 ? row : Math.max(row - extent.page, Math.min(0, lastRow)), column };
    case 'Home':
      return { row: whole ? Math.min(0, lastRow) : row, column: 0 };
    case 'End':
      return { row: whole ? lastRow : row, column: lastColumn };
    default:
      return null;
  }
}

/** The nearest place that exists. */
export function clampPlace({ row, column }: Place, { rows, columns, head = 1, foot = 0 }: Extent): Place {
  return { row: clamp(row, -head, rows - 1 + foot), column: clamp(column, 0, Math.max(0, columns - 1)) };
}

/** Rows between two rows, both included, in either order. */
export function rowsBetween(one: number, other: number): number[] {
  const from = Math.max(0, Math.min(one, other));
  return Array.from({ length: Math.max(one, other) - from + 1 }, (_, index) => from + index);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
