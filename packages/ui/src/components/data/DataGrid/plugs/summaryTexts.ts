/** The value under a column: itself, or computed from the rows. */
export type SummaryCell<Row> =
  | string
  | number
  | ((rows: readonly Row[]) => string | number | null | undefined);

/** Texts of a summary by column; a cell without a value has no text. */
export function summaryTexts<Row>(
  cells: Readonly<Record<string, SummaryCell<Row>>>,
  rows: readonly Row[],
  format: (value: number) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([key, cell]) => {
      const value = typeof cell === 'function' ? cell(rows) : cell;
      if (value === null || value === undefined || value === '' || Number.isNaN(value)) return [];
      return [[key, typeof value === 'number' ? format(value) : String(value)]];
    }),
  );
}
