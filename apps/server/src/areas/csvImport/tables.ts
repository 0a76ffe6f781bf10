import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { CsvReport } from '@fairway/gateway/contract/csvImport';
import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends CsvImportTables {}
}

/** The effects of a file, as reported to the person who imported it. */
export type KeptReport = Pick<
  CsvReport,
  | 'lines'
  | 'counts'
  | 'absent'
  | 'badCount'
  | 'bad'
  | 'unsureCount'
  | 'unsure'
  | 'leftOutCount'
  | 'leftOut'
  | 'changes'
>;

interface CsvImportTables {
  csvImport: {
    id: string;
    kind: CsvKind;
    fileName: string;
    staffId: string;
    checkedAt: Date;
    doneAt: Date | null;
    undoneAt: ColumnType<Date | null, never, Date>;
    report: ColumnType<KeptReport, string, string>;
  };
  /** The lines of a file between its check and its confirmation. */
  csvImportLine: {
    importId: string;
    line: number;
    key: string;
    entry: ColumnType<unknown, string, never>;
  };
  /** The sailings that it wrote, as they were before it. */
  csvImportFormer: {
    importId: string;
    sailingId: string;
    former: unknown;
  };
  /** How the price files of a sender are read. */
  importLayout: {
    sender: string;
    /** The folded headings of the file, in their order. */
    headings: string;
    layout: ColumnType<SentLayout, string, string>;
    updatedAt: Date;
  };
}
