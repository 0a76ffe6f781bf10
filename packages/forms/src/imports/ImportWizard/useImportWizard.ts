import { useCellReader } from '@fairway/ui/grid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRowChecker, type RowChecker } from './checkRow.ts';
import { type Columns, headingsOf, proposeColumns, rowsOf } from './columns.ts';
import { type ImportReport, reportOf } from './importReport.ts';
import type { ImportTable } from './readTable.ts';
import type { ImportOptions, ImportRow } from './types.ts';

export type ImportStep = 'file' | 'columns' | 'rows' | 'report';

/** The steps of an import, and the file on its way through them. */
export function useImportWizard(options: ImportOptions) {
  const { fields, mapping } = options;
  const readCell = useCellReader();
  const checker = useMemo(() => createRowChecker(fields, readCell), [fields, readCell]);
  const [step, setStep] = useState<ImportStep>('file');
  const [table, setTable] = useState<ImportTable>({ head: [], records: [] });
  const [columns, setColumns] = useState<Columns>([]);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [report, setReport] = useState<ImportReport>({ accepted: 0, refused: [] });
  // Rows that were not imported are the only ones left: the file must not be imported once more.
  const [isCorrection, setCorrection] = useState(false);
  const lastMapping = useRef<readonly [ImportTable, Columns] | null>(null);
  const invalid = useMemo(
    () => new Set(rows.flatMap((row) => (checker.firstProblem(row) ? [row.key] : []))),
    [rows, checker],
  );
  const run = useRun(options, checker, (nextReport) => {
    setReport(nextReport);
    setStep('report');
  });
  return {
    ...{ step, table, columns, rows, report, invalid, checker, isCorrection },
    ...{ setStep, setColumns, setRows, progress: run.progress, failure: run.failure, stop: run.stop },
    open(nextTable: ImportTable) {
      setTable(nextTable);
      setColumns(proposeColumns(nextTable.head, fields, mapping?.load() ?? null));
      setStep('columns');
    },
    map() {
      mapping?.save(headingsOf(table.head, columns));
      // Corrections of rows are kept until other columns are chosen.
      const [lastTable, lastColumns] = lastMapping.current ?? [];
      if (lastTable !== table || lastColumns !== columns) setRows(rowsOf(table, columns, fields));
      lastMapping.current = [table, columns];
      setCorrection(false);
      setStep('rows');
    },
    start: () => run.start(rows),
    correct() {
      setRows(report.refused.map(({ row }) => row));
      lastMapping.current = null;
      setCorrection(true);
      setStep('rows');
    },
  };
}

/** Runs `onImport` with the valid rows, and reports the others too. */
function useRun(options: ImportOptions, checker: RowChecker, onEnd: (report: ImportReport) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (rows: readonly ImportRow[]) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const valid = rows.filter((row) => checker.firstProblem(row) === null);
    const onProgress = (count: number) => setProgress(Math.max(0, Math.min(count, valid.length)));
    setProgress(0);
    setFailure(null);
    try {
      const importedRows = valid.map(checker.importedRow);
      const refusals = await options.onImport(importedRows, { signal: stop.signal, onProgress });
      onEnd(reportOf(rows, refusals, checker));
    } catch (error) {
      const { stopped, failed } = options.messages.run;
      setFailure(stop.signal.aborted ? stopped : options.messageOf?.(error) || failed);
    }
    running.current = null;
    setProgress(null);
  };
  return { progress, failure, start, stop: () => running.current?.abort() };
}
