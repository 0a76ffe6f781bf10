import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { CsvRule } from '@fairway/gateway/contract/csvColumns';
import { CsvError, parse } from 'csv-parse';

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

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Longer records are somebody's forgotten quotation mark. */
const longest = 20_000;

/**
 * Reads a CSV file line by line, so that memory stays flat however long it is. Spreadsheets write UTF-8 with or without
 * a mark, or in China GB 18030: what is no UTF-8 is read as that.
 */
export async function* readCsv(
  file: Blob,
  columns: readonly string[],
): AsyncGenerator<CsvLine | BrokenLine, void> {
  const decoder = new TextDecoderStream((await isUtf8(file)) ? 'utf-8' : 'gb18030');
  const text = Readable.fromWeb(file.stream().pipeThrough(decoder) as NodeStream<string>);
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longest,
    trim: true,
  });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let names: readonly string[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (names === null) {
        names = record.map((name) => name.toLowerCase());
        const missing = columns.filter((column) => !names?.includes(column));
        if (missing.length === 0) continue;
        yield { line: 1, column: null, rule: 'columns', value: missing.join(', ') };
        return;
      }
      const line = info.lines;
      if (record.every((cell) => cell === '')) continue;
      if (record.length === names.length) {
        yield { line, cells: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])) };
      } else {
        yield { line, column: null, rule: 'cells', value: String(record.length) };
      }
    }
    if (names === null) yield { line: 1, column: null, rule: 'columns', value: columns.join(', ') };
  } catch (error) {
    // From a quotation mark that does not close on, lines cannot be told apart.
    if (!(error instanceof CsvError)) throw error;
    yield { line: Number(error.lines ?? 0), column: null, rule: 'quotes', value: '' };
  } finally {
    text.destroy();
    parser.destroy();
  }
}

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
