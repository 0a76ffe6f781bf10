import { csvCell } from './csvCell.ts';

/** A record of a CSV file: the number of the line that it begins on, and its cells without the blanks around them. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quotation mark without its partner: from this line on, records cannot be separated. */
export class CsvBroken extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The quotation mark on line ${line} does not close.`);
    this.name = 'CsvBroken';
    this.line = line;
  }
}

/** Reads a file piece by piece, and returns the complete records so far. */
export interface CsvReader {
  /** @throws {CsvBroken} */
  push(text: string): CsvRecord[];
  /** Returns the records left after the last piece. @throws {CsvBroken} */
  end(): CsvRecord[];
}

/** A longer record means a missing quotation mark. */
const longest = 20_000;

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: with or without a byte order mark, any line endings, cells separated
 * by the comma, semicolon or tab of the first line. Records of empty cells are left out. It stores no more than a piece
 * and one record.
 */
export function csvReader(): CsvReader {
  let rest = '';
  let begun = false;
  let line = 1;
  let separator: string | null = null;

  const read = (text: string, last: boolean): CsvRecord[] => {
    rest += begun ? text : text.replace(/^\uFEFF/, '');
    begun ||= text !== '';
    separator ??= separatorIn(rest, last);
    const records: CsvRecord[] = [];
    let at = 0;
    while (separator !== null && at < rest.length) {
      const record = recordAt(rest, at, separator, last);
      if (record === null) break;
      if (record.next - at > longest) throw new CsvBroken(line);
      const isNote = line === 1 && separatorLine.test(rest);
      const cells = record.cells.map(csvCell);
      if (!isNote && cells.some((cell) => cell !== '')) records.push({ line, cells });
      line += record.lines;
      at = record.next;
    }
    rest = rest.slice(at);
    if (rest.length > longest || (last && rest !== '')) throw new CsvBroken(line);
    return records;
  };

  return { push: (text) => read(text, false), end: () => read('', true) };
}

/** All records of a text. @throws {CsvBroken} */
export function readCsv(text: string): CsvRecord[] {
  const reader = csvReader();
  return [...reader.push(text), ...reader.end()];
}

/** This first line names the separator for Excel. */
const separatorLine = /^sep=([,;\t])[,;\t]*(?=[\r\n])/i;

/** Signs that separate cells, the usual ones first. */
const separators = [',', ';', '\t', '|', '，', '；'];

/** Returns the most frequent separator of the first line, outside quotation marks; null until the line is complete. */
function separatorIn(text: string, last: boolean): string | null {
  const stated = separatorLine.exec(text)?.[1];
  if (stated !== undefined) return stated;
  const counts = new Map<string, number>();
  let isQuoted = false;
  let isCellStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (at > longest || (!isQuoted && (sign === '\n' || sign === '\r'))) return mostOf(counts);
    if (sign === '"' && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    const isSeparator = !isQuoted && separators.includes(sign);
    if (isSeparator) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    isCellStart = isSeparator || (isCellStart && sign === ' ');
  }
  return last ? mostOf(counts) : null;
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const [most = ','] = separators.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return most;
}

interface Read {
  readonly cells: string[];
  readonly next: number;
  /** Ends of lines in it, its own among them. */
  readonly lines: number;
}

/** The record that begins at a place; null where the text ends before it does. */
function recordAt(text: string, from: number, separator: string, last: boolean): Read | null {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const cell = cellAt(text, at, separator, last);
    if (cell === null) return null;
    cells.push(cell.text);
    const sign = text[cell.end];
    at = cell.end + 1;
    if (sign === separator) continue;
    // The next piece decides whether a line feed follows.
    if (sign === '\r' && at === text.length && !last) return null;
    if (sign === '\r' && text[at] === '\n') at += 1;
    const recordText = text.slice(from, at);
    return { cells, next: at, lines: recordText.match(/\r\n|\n|\r/gu)?.length ?? 0 };
  }
}

interface Cell {
  readonly text: string;
  /** The position of the sign that ends it. */
  readonly end: number;
}

function cellAt(text: string, from: number, separator: string, last: boolean): Cell | null {
  let at = from;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '"') {
    const end = endOf(text, at, separator);
    return end < text.length || last ? { text: text.slice(from, end).trim(), end } : null;
  }
  let quoted = '';
  for (let open = at + 1; ; ) {
    const close = text.indexOf('"', open);
    // The next piece decides whether another mark follows, which makes both one mark.
    if (close < 0 || (close + 1 === text.length && !last)) return null;
    quoted += text.slice(open, close);
    if (text[close + 1] === '"') {
      quoted += '"';
      open = close + 2;
      continue;
    }
    const end = endOf(text, close + 1, separator);
    return end < text.length || last ? { text: (quoted + text.slice(close + 1, end)).trim(), end } : null;
  }
}

function endOf(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    at += 1;
  }
  return at;
}
