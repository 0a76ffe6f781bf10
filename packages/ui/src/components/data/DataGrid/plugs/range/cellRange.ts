/** A cell by row and by column among the shown ones. */
export interface Corner {
  readonly row: number;
  readonly column: number;
}

/** Cells of a rectangle, from the one where it began to the one with the focus. */
export interface CellRange {
  readonly anchor: Corner;
  readonly head: Corner;
}

export interface RangeBounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function boundsOf({ anchor, head }: CellRange): RangeBounds {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

export function rangeSize(range: CellRange): { readonly rows: number; readonly columns: number } {
  const { top, bottom, left, right } = boundsOf(range);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

export function isInRange(range: CellRange, { row, column }: Corner): boolean {
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** A range outside of React: rows that enter or leave it are rendered, no others. */
export function createRangeStore() {
  const listeners = new Set<() => void>();
  let range: CellRange | null = null;
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    range: () => range,
    set(next: CellRange | null) {
      if (next === range) return;
      range = next;
      for (const listener of listeners) listener();
    },
    /** The selected columns of a row. */
    stateOf(_key: string, row: number) {
      if (!range) return '';
      const { top, bottom, left, right } = boundsOf(range);
      return row >= top && row <= bottom ? `${left}-${right}` : '';
    },
  };
}
