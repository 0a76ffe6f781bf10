import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { CsvReport } from '@fairway/gateway/contract/csvImport';
import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends CsvImportTables {}
}

/** The effects of a file, as reported to the person who imported it. */
export type KeptReport = Pick<CsvReport, 'lines' | 'counts' | 'absent' | 'badCount' | 'bad' | 'changes'>;

interface CsvImportTables {
  csvImport: {
    id: string;
    kind: CsvKind;
    fileName: string;
    staffId: string;
    checkedAt: Date;
    doneAt: Date | null;
    report: ColumnType<KeptReport, string, string>;
  };
  /** Its lines between the look and the word. */
  csvImportLine: {
    importId: string;
    line: number;
    key: string;
    entry: ColumnType<unknown, string, never>;
  };
}
