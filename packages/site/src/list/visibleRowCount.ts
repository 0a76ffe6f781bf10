/** The position of a list of rows on the screen; all lengths in px. */
interface ListPosition {
  /** From the top of the screen to that of the list; below zero where the list was scrolled. */
  readonly top: number;
  readonly height: number;
  /** Rows that make up this height. */
  readonly rows: number;
  /** Height of the screen. */
  readonly screenHeight: number;
}

/**
 * Returns the number of rows from the first one to the end of the screen, including a partly visible last one; at least
 * one.
 */
export function visibleRowCount({ top, height, rows, screenHeight: seen }: ListPosition): number {
  // Rows without a height are all visible.
  return Math.max(1, Math.ceil(((seen - top) * rows) / height));
}
