import { csvText } from '@fairway/trade';
import { type ImportTable, longestText, readTable, type TableProblem, tableOfRows } from './readTable.ts';
import type { ImportReader } from './types.ts';

/** Reads a file as CSV, or by the reader of its ending. */
export async function readFile(
  file: File,
  readers: readonly ImportReader[],
  maxRows: number,
): Promise<ImportTable | TableProblem> {
  const name = file.name.toLowerCase();
  const reader = readers.find(({ endings }) => endings.some((ending) => name.endsWith(ending)));
  try {
    if (reader) return tableOfRows(await reader.read(file, maxRows + 2), maxRows);
    // No character takes more than four bytes.
    if (file.size > longestText * 4) return { kind: 'size' };
    const text = csvText(await file.arrayBuffer());
    return text === null ? { kind: 'encoding' } : readTable(text, maxRows);
  } catch {
    // The file is gone, or locked by the program that has it open, or the reader gave up.
    return { kind: 'unreadable' };
  }
}
