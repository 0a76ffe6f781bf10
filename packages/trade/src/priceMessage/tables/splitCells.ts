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
export const separators = ['\t', '|', ',', blanks] as const;
export type Separator = (typeof separators)[number];

/** The cells of a line. */
export function splitCells({ text, start }: MessageLine, separator: Separator): Cell[] {
  if (separator === blanks)
    return [...text.slice(0, longestAligned).matchAll(/\S+(?: \S+)*/g)]
      .slice(0, mostColumns)
      .map(({ 0: cell, index }) => ({ text: cell, start: start + index }));
  let at = start;
  return text.split(separator, mostColumns).map((cell) => {
    const place = { text: cell.slice(0, longestCell), start: at };
    at += cell.length + separator.length;
    return place;
  });
}
