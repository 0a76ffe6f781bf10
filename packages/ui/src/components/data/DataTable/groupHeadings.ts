/** Returns for each row the heading to show above it: that of its group above the first row of the group, else null. */
export function groupHeadings<Row>(
  rows: readonly Row[],
  headingOf: ((row: Row) => string | null) | undefined,
): readonly (string | null)[] {
  const headings = rows.map((row) => headingOf?.(row) ?? null);
  return headings.map((heading, index) => (heading === headings[index - 1] ? null : heading));
}
