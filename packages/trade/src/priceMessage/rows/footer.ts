import type { SharedFields } from '../lines/lineFacts.ts';
import type { PriceRow } from '../priceRow.ts';

type Validity = Pick<SharedFields, 'validFrom' | 'validTo'>;

/**
 * Rows with the validity of a last line below all blocks: it is that of all rows where no row has its own, and it is more exact
 * than a period that a title gives to all rows, such as 12月上半月.
 */
export function withFooter(rows: readonly PriceRow[], { validFrom, validTo }: Validity): PriceRow[] {
  const hasNone = rows.every(
    (row) =>
      (row.validFrom === null || row.validFrom === validFrom) &&
      (row.validTo === null || row.validTo === validTo),
  );
  const title = rows[0]?.validFrom;
  const isInTitle =
    validFrom !== null &&
    validTo !== null &&
    rows.every(
      (row) =>
        row.validFrom !== null &&
        row.validTo !== null &&
        row.validFrom.start === title?.start &&
        row.validFrom.value <= validFrom.value &&
        row.validTo.value >= validTo.value,
    );
  if (!hasNone && !isInTitle) return [...rows];
  return rows.map((row) => ({
    ...row,
    validFrom: validFrom ?? row.validFrom,
    validTo: validTo ?? row.validTo,
  }));
}
