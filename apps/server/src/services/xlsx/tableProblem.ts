import type { CsvRule } from '@fairway/gateway/contract/csvColumns';

/** Why a file is not read as a table. */
export type TableProblem = Extract<
  CsvRule,
  | 'macros'
  | 'oldWorkbook'
  | 'brokenWorkbook'
  | 'tooLargeInside'
  | 'tooManyColumns'
  | 'tooManyRows'
  | 'tooManyMerges'
  | 'dates1904'
  | 'noSheet'
  | 'noHeader'
  | 'encoding'
  | 'quotes'
>;

/** Thrown where a file is not read any further. */
export class TableRefused extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem) {
    super(problem);
    this.problem = problem;
  }
}
