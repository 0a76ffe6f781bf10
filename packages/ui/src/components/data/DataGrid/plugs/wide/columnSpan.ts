import type { LaidColumn } from '../../machine/columnLayout.ts';
import type { ColumnSpan } from '../../machine/gridPlug.ts';

/** Columns drawn beyond either edge, and the step in which the span moves: fewer steps, fewer renders. */
const around = 3;
const step = 4;

/**
 * The columns between two edges, px from the start of the first column that scrolls; null if all are visible. Widths
 * are those of columns that overflow the frame: none has grown.
 */
export function columnSpan(
  columns: readonly Pick<LaidColumn<never>, 'width' | 'index' | 'column'>[],
  start: number,
  end: number,
  focused: number,
): ColumnSpan | null {
  const scrolling = columns.filter(({ column }) => !column.pinned);
  let first = -1;
  let last = -1;
  let offset = 0;
  for (const { width, index } of scrolling) {
    if (first < 0 && offset + width > start) first = index;
    if (offset < end) last = index;
    offset += width;
  }
  if (first < 0 || offset <= end - start) return null;
  const from = Math.max(0, Math.floor((first - around) / step) * step);
  const to = Math.ceil((last + 1 + around) / step) * step;
  // Inside the span it moves without a render.
  return { from, to, focused: focused >= from && focused < to ? -1 : focused };
}
