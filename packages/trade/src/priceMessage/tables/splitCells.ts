import type { MessageLine } from '../text/lines.ts';

/** A cell of a table, and where the message has it. */
export interface Cell {
  readonly text: string;
  readonly start: number;
}

/** Columns of a table that are read. */
const mostColumns = 60;
/** Characters of a cell that are read. */
const longestCell = 300;
/** Characters of a line whose cells are aligned by blanks. */
const longestAligned = 600;

/** Two or more blanks between cells. */
export const blanks = '  ';

/** Signs between the cells of a heading, the surest ones first. */
export const separators = ['\t', '|', ',', ';', blanks] as const;
export type Separator = (typeof separators)[number];

/** The cells of a line. Those of CSV may be in quotation marks (RFC 4180), and a mark in them is doubled: "1,850". */
export function splitCells({ text, start }: MessageLine, separator: Separator): Cell[] {
  if (separator === blanks)
    return [...text.slice(0, longestAligned).matchAll(/\S+(?: \S+)*/g)]
      .slice(0, mostColumns)
      .map(({ 0: cell, index }) => ({ text: cell, start: start + index }));
  const cells: Cell[] = [];
  for (let at = 0; at <= text.length && cells.length < mostColumns; ) {
    const quoted = quotedCell(text, at, separator);
    const [from, to] = quoted ?? [at, endOf(text, at, separator)];
    const cell = text.slice(from, Math.min(to, from + longestCell));
    cells.push({ text: separator === ';' ? withPoints(cell) : cell, start: start + from });
    at = endOf(text, to, separator) + separator.length;
  }
  return cells;
}

/** Where a semicolon separates cells, a comma can separate decimals: 1950,25. */
const withPoints = (cell: string) => cell.replaceAll(/(?<![\d.,])(\d{3,}),(\d{1,2})(?![\d,])/g, '$1.$2');

function endOf(text: string, from: number, separator: string): number {
  const end = text.indexOf(separator, from);
  return end < 0 ? text.length : end;
}

/** Where the text between two quotation marks begins and ends; null for a cell without them. */
function quotedCell(text: string, from: number, separator: Separator): readonly [number, number] | null {
  const first = firstMark(text, from);
  if (first === null) return null;
  const last = closingMark(text, first + 1);
  if (last === null) return null;
  // A mark that closes has the end of its cell behind it: "20" GP is as it is written.
  const behind = text.slice(last + 1, endOf(text, last + 1, separator));
  return behind.trim() === '' ? [first + 1, last] : null;
}

function firstMark(text: string, from: number): number | null {
  const blank = text.charAt(from) === ' ' ? 1 : 0;
  return text.charAt(from + blank) === '"' ? from + blank : null;
}

/** The first mark that is not one of two; null where the text ends before it. */
function closingMark(text: string, from: number): number | null {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text.charAt(at + 1) !== '"') return at;
  return null;
}

/** Lines that a cell in quotation marks can have. */
const mostLines = 8;

/**
 * The record that begins at a line: the line, or several where one of its cells has an end of line between quotation marks. Its
 * characters are at the places that they have in the message.
 */
export function recordAt(
  lines: readonly MessageLine[],
  index: number,
  separator: Separator,
): { readonly record: MessageLine; readonly end: number } | null {
  const line = lines[index];
  if (!line) return null;
  let record = line;
  let openCell: number | null = null;
  for (let end = index + 1; end <= index + mostLines; end += 1) {
    const nextOpen = openCellOf(record.text, separator);
    if (nextOpen === null) {
      // A mark further below that closes no cell: each line is a record.
      if (openCell !== null && quotedCell(record.text, openCell, separator) === null) break;
      return { record, end };
    }
    openCell = nextOpen;
    const next = lines[end];
    if (!next) break;
    const blank = ' '.repeat(next.start - record.start - record.text.length);
    record = { text: record.text + blank + next.text, start: record.start };
  }
  return { record: line, end: index + 1 };
}

/** Where a cell begins whose quotation mark does not close; null where all of them do. */
function openCellOf(text: string, separator: Separator): number | null {
  if (separator === blanks || !text.includes('"')) return null;
  const open = splitCells({ text, start: 0 }, separator).find(({ start }) => {
    const first = firstMark(text, start);
    return first !== null && closingMark(text, first + 1) === null;
  });
  return open?.start ?? null;
}
