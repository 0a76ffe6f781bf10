import { type CsvRule, csvOptionalColumns } from '@fairway/gateway/contract/csvColumns';
import {
  CsvBroken,
  type CsvRecord,
  csvEncodingOf,
  csvPlaces,
  csvReader,
  looksLikeGb18030,
} from '@fairway/trade';
import { headingsOf } from './headings.ts';

/** A line of data: its number in the file, and its cells by the names of their columns. */
export interface CsvLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A line that is no line of this table. */
export interface BrokenLine {
  readonly line: number;
  readonly column: string | null;
  readonly rule: CsvRule;
  readonly value: string;
}

/**
 * Reads a CSV file line by line, so that memory stays flat however long it is. Spreadsheets write UTF-8 with or without
 * a mark, UTF-16 with one, or in China GB 18030. Any other encoding is refused, because it would be garbage.
 */
export async function* readCsv(
  file: Blob,
  columns: readonly string[],
): AsyncGenerator<CsvLine | BrokenLine, void> {
  let places: ReadonlyMap<string, number> | null = null;
  let width = 0;
  const required = columns.filter((column) => !csvOptionalColumns.includes(column));
  const headless = { line: 1, column: null, rule: 'columns', value: required.join(', ') } as const;
  const encoding = await encodingOf(file);
  if (encoding === null) {
    yield { line: 1, column: null, rule: 'encoding', value: '' };
    return;
  }
  try {
    for await (const { line, cells } of recordsOf(file, encoding)) {
      if (places === null) {
        width = cells.length;
        places = csvPlaces(cells, headingsOf(columns));
        const missing = required.filter((column) => !places?.has(column));
        if (missing.length === 0) continue;
        yield { line: 1, column: null, rule: 'columns', value: missing.join(', ') };
        return;
      }
      if (cells.length === width) {
        yield {
          line,
          cells: Object.fromEntries([...places].map(([column, at]) => [column, cells[at] ?? ''])),
        };
      } else {
        yield { line, column: null, rule: 'cells', value: String(cells.length) };
      }
    }
    if (places === null) yield headless;
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    // Without a readable first line there is no table to look for a mark in.
    yield places === null ? headless : { line: error.line, column: null, rule: 'quotes', value: '' };
  }
}

/** The records of a file in an encoding, as it comes. @throws {CsvBroken} */
export async function* recordsOf(file: Blob, encoding: string): AsyncGenerator<CsvRecord, void> {
  const decoder = new TextDecoder(encoding);
  const reader = csvReader();
  for await (const bytes of file.stream()) yield* reader.push(decoder.decode(bytes, { stream: true }));
  yield* reader.push(decoder.decode());
  yield* reader.end();
}

/** Returns the encoding of a file; null where it is unknown. */
export async function encodingOf(file: Blob): Promise<string | null> {
  const encoding = csvEncodingOf(await file.slice(0, 16).bytes());
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encoding;
  if (await isUtf8(file)) return 'utf-8';
  return looksLikeGb18030(await file.slice(0, sampled).bytes()) ? 'gb18030' : null;
}

/** Bytes that tell GB 18030 from other encodings. */
const sampled = 1_000_000;

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of file.stream()) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
