const widths = ['72%', '48%', '60%', '40%', '56%'];

/** Returns the share of a cell that its placeholder fills, so that rows do not look like a grid of equal bars. */
export function barWidth(row: number, column: number): string | undefined {
  return widths[(row + column) % widths.length];
}
