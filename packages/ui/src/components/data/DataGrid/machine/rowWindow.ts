import type { Heights } from './heights.ts';

/** Rows to draw: `from` up to, not including, `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows that the DOM holds at most, however large the screen. */
export const mostRows = 56;

/** Visible rows and `around` more on both sides, at most `mostRows`. */
export function rowWindow(heights: Heights, scrollTop: number, viewport: number, around = 4): RowWindow {
  const first = Math.max(heights.indexAt(Math.max(scrollTop, 0)), 0);
  const last = heights.indexAt(Math.max(scrollTop, 0) + Math.max(viewport, 0));
  const from = Math.max(0, first - around);
  return { from, to: Math.min(heights.count, last + 1 + around, from + mostRows) };
}

/** A row to draw, after `gap` px in place of the rows left out before it. */
export interface Slot {
  readonly index: number;
  readonly gap: number;
}

/** The content of the body, top to bottom. */
export interface Slots {
  readonly slots: readonly Slot[];
  /** Px of rows left out before the first and after the last. */
  readonly before: number;
  readonly after: number;
}

/**
 * The window, and the row that holds focus wherever it is: drawn on, its element survives scrolling, and the keyboard
 * user's place with it. `focusedRow` is -1 for none.
 */
export function slotsOf({ from, to }: RowWindow, focusedRow: number, heights: Heights): Slots {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (focusedRow >= 0 && focusedRow < heights.count && focusedRow < from) indexes.unshift(focusedRow);
  if (focusedRow >= to && focusedRow < heights.count) indexes.push(focusedRow);
  const slots = indexes.map((index, at) => {
    const before = indexes[at - 1];
    return { index, gap: before === undefined ? 0 : heights.offsetOf(index) - heights.offsetOf(before + 1) };
  });
  const last = indexes.at(-1);
  return {
    slots,
    before: heights.offsetOf(indexes[0] ?? 0),
    after: last === undefined ? 0 : heights.total() - heights.offsetOf(last + 1),
  };
}

/** The scroll position that makes a row fully visible; `scrollTop` itself if it already is. */
export function scrollToShow(heights: Heights, index: number, scrollTop: number, viewport: number): number {
  const top = heights.offsetOf(index);
  const bottom = top + heights.heightOf(index);
  if (top < scrollTop) return top;
  // A row taller than the screen shows its start.
  return bottom > scrollTop + viewport ? Math.min(top, bottom - viewport) : scrollTop;
}
