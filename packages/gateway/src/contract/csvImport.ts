import * as v from 'valibot';
import { call } from './call.ts';
import { csvKinds, csvOutcomes, csvRules } from './csvColumns.ts';
import { csvPlace } from './csvPlace.ts';
import { priceFileLayout, tableStart } from './priceFile.ts';
import { id, instant } from './shapes.ts';

const caller = 'staff:editor|pricing';
const kind = v.picklist(csvKinds);
/** A year of the tariff is some 10 MB; a hundred thousand prices are 5 MB. */
export const maxCsvBytes = 32 * 1024 * 1024;

const fileName = v.pipe(v.string(), v.maxLength(200));

const counts = v.object({ new: v.number(), changed: v.number(), expired: v.number(), same: v.number() });

/** A rejected line, and the rule that it breaks. */
const badLine = v.object({ ...csvPlace.entries, rule: v.picklist(csvRules) });
export type BadLine = v.InferOutput<typeof badLine>;

/** A line that does something: what, and from what to what. */
const change = v.object({
  line: v.number(),
  key: v.string(),
  outcome: v.picklist(csvOutcomes),
  fields: v.array(v.object({ field: v.string(), from: v.string(), to: v.string() })),
});
export type CsvChange = v.InferOutput<typeof change>;

export const csvReport = v.object({
  id,
  kind,
  fileName: v.string(),
  /** `checked` is shown and not done yet. */
  state: v.picklist(['checked', 'done', 'undone']),
  checkedAt: instant,
  checkedBy: v.string(),
  doneAt: v.nullable(instant),
  undoneAt: v.nullable(instant),
  /** Former values are kept for 30 days. */
  canUndo: v.boolean(),
  /** Lines of data, without the header. */
  lines: v.number(),
  counts,
  /**
   * The number of rows in force that are not in the file, and so stay in force: for tables imported as a whole; null
   * for others.
   */
  absent: v.nullable(v.number()),
  /** The number of bad lines; only the first ones are listed. */
  badCount: v.number(),
  bad: v.array(badLine),
  /** Lines of a carrier's own layout that a person has to look at; they are not imported. The first ones are listed. */
  unsureCount: v.number(),
  unsure: v.array(badLine),
  /** Sailings of the file's routes and carriers, within its days, that it leaves out; they stay. The first ones are listed. */
  leftOutCount: v.number(),
  leftOut: v.array(v.string()),
  /** The first lines that do something. */
  changes: v.array(change),
});
export type CsvReport = v.InferOutput<typeof csvReport>;

/** Tables that staff import as CSV: checked first, then imported after a confirmation, completely or not at all. */
export const csvImport = {
  check: call({
    method: 'POST',
    path: '/desk/csvImport/check',
    summary: 'Reads a CSV file and tells what it would do; nothing is done yet.',
    caller,
    bodyAs: 'multipart',
    takes: 'csv',
    maxBytes: maxCsvBytes,
    body: v.strictObject({ kind, fileName, file: v.blob() }),
    data: csvReport,
  }),
  confirm: call({
    method: 'POST',
    path: '/desk/csvImport/confirm',
    summary:
      'Does what a file that was looked at would do; all of it, or nothing where that is no longer so.',
    caller,
    body: v.strictObject({ id }),
    data: csvReport,
    refusals: ['notFound', 'importBroken', 'importDone', 'importStale'],
  }),
  undo: call({
    method: 'POST',
    path: '/desk/csvImport/undo',
    summary:
      'Gives all sailings of an import their former values back; refused once a later import changed one of them.',
    caller,
    body: v.strictObject({ id }),
    data: csvReport,
    refusals: ['notFound', 'importNotDone', 'importUndone', 'importOverwritten'],
  }),
  readTable: call({
    method: 'POST',
    path: '/desk/csvImport/readTable',
    summary:
      "Reads the first rows of a price file in a carrier's own layout, XLSX or CSV, and proposes what its columns hold.",
    caller: 'staff:pricing',
    bodyAs: 'multipart',
    takes: 'table',
    maxBytes: maxCsvBytes,
    body: v.strictObject({
      fileName,
      sheet: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
      headerRow: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/))),
      file: v.blob(),
    }),
    data: tableStart,
  }),
  checkTable: call({
    method: 'POST',
    path: '/desk/csvImport/checkTable',
    summary: 'Reads a price file by a layout and tells what it would do; nothing is done yet.',
    caller: 'staff:pricing',
    bodyAs: 'multipart',
    takes: 'table',
    maxBytes: maxCsvBytes,
    body: v.strictObject({ fileName, layout: priceFileLayout, file: v.blob() }),
    data: csvReport,
  }),
  selectReport: call({
    method: 'GET',
    path: '/desk/csvImport/selectReport',
    summary: 'What a file would do, or did.',
    caller,
    query: v.strictObject({ id }),
    data: csvReport,
    refusals: ['notFound'],
  }),
  selectLast: call({
    method: 'GET',
    path: '/desk/csvImport/selectLast',
    summary: 'The last files that were looked at, the newest first.',
    caller,
    query: v.strictObject({ kind }),
    data: v.object({
      rows: v.array(v.omit(csvReport, ['bad', 'unsure', 'leftOut', 'changes'])),
    }),
  }),
} as const;
