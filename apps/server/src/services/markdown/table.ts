import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import { indentOf, interrupts } from './lines.ts';
import { spansOf } from './spans.ts';
import type { Definitions } from './tokens.ts';

const mostColumns = 40;

interface ReadTable {
  readonly block: NewsBlock;
  readonly next: number;
}

/** Whether a row of names begins here: below it are hyphens with as many cells. */
export function startsTable(lines: readonly string[], start: number): boolean {
  const names = lines[start] ?? '';
  const line = lines[start + 1] ?? '';
  if (!line.includes('-') || !names.includes('|') || indentOf(line) > 3 || !/^[\s|:-]+$/.test(line))
    return false;
  const ends = cellsOf(line);
  const count = cellsOf(names).length;
  return ends.length === count && count <= mostColumns && ends.every((cell) => /^:?-+:?$/.test(cell));
}

/** A table: its names, the hyphens below them, and rows up to an empty line. */
export function readTable(
  lines: readonly string[],
  start: number,
  definitions: Definitions,
): ReadTable | null {
  if (!startsTable(lines, start)) return null;
  const head = cellsOf(lines[start] ?? '');
  const ends = cellsOf(lines[start + 1] ?? '');
  let next = start + 2;
  const rows: string[][] = [];
  for (; next < lines.length && !interrupts(lines[next] ?? ''); next += 1)
    rows.push(cellsOf(lines[next] ?? '').slice(0, head.length));
  const read = (cells: readonly string[]) => cells.map((cell) => spansOf(cell, definitions));
  const isEnd = (cell: string) => cell.endsWith(':') && !cell.startsWith(':');
  return { block: { kind: 'table', head: read(head), rows: rows.map(read), ends: ends.map(isEnd) }, next };
}

/** Cells of a row; `\|` is a letter. */
function cellsOf(line: string): string[] {
  const row = line.trim();
  const cells = row
    .replaceAll(/\\\|/g, '\v')
    .split('|')
    .map((cell) => cell.replaceAll('\v', '|').trim());
  if (row.startsWith('|')) cells.shift();
  if (cells.length > 1 && cells.at(-1) === '' && row.endsWith('|')) cells.pop();
  return cells;
}
