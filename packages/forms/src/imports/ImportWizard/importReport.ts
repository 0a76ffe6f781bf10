import type { RowChecker } from './checkRow.ts';
import type { ImportRefusal, ImportRow } from './types.ts';

/** A row that was not imported, the reason, and the field to correct if it is known. */
export interface RefusedRow {
  readonly row: ImportRow;
  readonly reason: string;
  readonly field: string | undefined;
}

/** The result of an import. */
export interface ImportReport {
  readonly accepted: number;
  readonly refused: readonly RefusedRow[];
}

/** Rows that were invalid or refused, in the order of the file; all others were imported. */
export function reportOf(
  rows: readonly ImportRow[],
  refusals: readonly ImportRefusal[],
  checker: Pick<RowChecker, 'firstProblem'>,
): ImportReport {
  const refusalByLine = new Map(refusals.map((refusal) => [refusal.line, refusal]));
  const refused = rows.flatMap((row) => {
    const problem = checker.firstProblem(row);
    if (problem) return [{ row, reason: problem.message, field: problem.field }];
    const refusal = refusalByLine.get(row.line);
    return refusal ? [{ row: { ...row, refusal }, reason: refusal.message, field: refusal.field }] : [];
  });
  return { accepted: rows.length - refused.length, refused };
}
