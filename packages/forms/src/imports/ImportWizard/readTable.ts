import { CsvBroken, csvReader } from '@fairway/trade';

/** Records of a file below its headings. */
export interface ImportTable {
  readonly head: readonly string[];
  readonly records: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Why a file or a text cannot be read as a table. */
export type TableProblem =
  | { readonly kind: 'encoding' | 'empty' | 'rows' | 'size' | 'unreadable' }
  | { readonly kind: 'quotes'; readonly line: number };

/** Most characters of a text; ten thousand rows of 500 characters. */
export const longestText = 5_000_000;
/** Columns beyond these are not read. */
const mostColumns = 100;
const pieceLength = 65_536;

/** Reads CSV, or cells that were copied from a spreadsheet. Stops at the first row too many; takes linear time. */
export function readTable(text: string, maxRows: number): ImportTable | TableProblem {
  if (text.length > longestText) return { kind: 'size' };
  const reader = csvReader();
  const records: { line: number; cells: readonly string[] }[] = [];
  try {
    for (let at = 0; at < text.length && records.length <= maxRows + 1; at += pieceLength)
      records.push(...reader.push(text.slice(at, at + pieceLength)));
    if (records.length <= maxRows + 1) records.push(...reader.end());
  } catch (error) {
    if (error instanceof CsvBroken) return { kind: 'quotes', line: error.line };
    throw error;
  }
  return tableOf(records, maxRows);
}

/** The table of rows that another reader has read. */
export function tableOfRows(
  rows: readonly (readonly string[])[],
  maxRows: number,
): ImportTable | TableProblem {
  const records = rows.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => String(cell ?? '').trim()),
  }));
  return tableOf(
    records.filter(({ cells }) => cells.some((cell) => cell !== '')),
    maxRows,
  );
}

function tableOf(records: ImportTable['records'], maxRows: number): ImportTable | TableProblem {
  const [head, ...rest] = records.map(({ line, cells }) => ({ line, cells: cells.slice(0, mostColumns) }));
  if (!head || rest.length === 0) return { kind: 'empty' };
  if (rest.length > maxRows) return { kind: 'rows' };
  return { head: head.cells, records: rest };
}
