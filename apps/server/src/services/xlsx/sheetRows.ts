import { columnNumber, type MergedArea } from './merges.ts';
import { TableRefused } from './tableProblem.ts';
import { xmlEvents } from './xmlEvents.ts';

/** Why the value of a cell is not sure. */
export type CellMark = 'outsideFormula' | 'formulaWithoutValue' | 'mergedAcross';

/** A row of a table: its number from 1, the texts of its cells, and the marks of some by their index. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly marks: ReadonlyMap<number, CellMark>;
}

/** Columns that are read; a price file has some thirty. */
export const mostColumns = 500;
/** Rows of a sheet (Excel specifications and limits). */
const mostRows = 1_048_576;
const longestCell = 2000;
/** Links to other workbooks, and functions that fetch something. */
const outside = /\[\d+\]|\[[^\]]+\.xl|webservice\s*\(|\brtd\s*\(|\|'|file:|https?:/i;

interface Cell {
  column: number;
  kind: string;
  value: string;
  formula: string;
  hasFormula: boolean;
  sharedFormula: string;
}

/** The rows of a sheet that have a value, in their order. Memory holds one piece of the file at a time. */
export async function* sheetRows(
  pieces: AsyncIterable<string>,
  texts: readonly string[],
  areas: ReadonlyMap<number, readonly MergedArea[]>,
): AsyncGenerator<TableRow, void> {
  const reader = new SheetReader(texts);
  const fill = filler(areas);
  for await (const _ of xmlEvents(pieces, reader)) {
    for (const row of reader.takeRows()) {
      fill(row);
      if (row.cells.some((cell) => cell !== '')) yield row;
    }
  }
}

interface OpenRow extends TableRow {
  readonly cells: string[];
  readonly marks: Map<number, CellMark>;
}

class SheetReader {
  private readonly texts: readonly string[];
  private readonly outsideShared = new Set<string>();
  private rows: OpenRow[] = [];
  private row: OpenRow | null = null;
  private lastRow = 0;
  private lastColumn = 0;
  private cell: Cell | null = null;
  private part: 'value' | 'formula' | null = null;

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  takeRows(): OpenRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: () => Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.lastRow = Number(attributes().r ?? this.lastRow + 1);
      if (!(this.lastRow <= mostRows)) throw new TableRefused('tooManyRows');
      this.row = { row: this.lastRow, cells: [], marks: new Map() };
      this.lastColumn = 0;
    } else if (name === 'c') {
      const { r: place = '', t: kind = 'n' } = attributes();
      const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
      this.lastColumn = letters === undefined ? this.lastColumn + 1 : columnNumber(letters);
      const column = this.lastColumn;
      this.cell = { column, kind, value: '', formula: '', hasFormula: false, sharedFormula: '' };
    } else if (name === 'f' && this.cell) {
      this.part = 'formula';
      this.cell.hasFormula = true;
      this.cell.sharedFormula = attributes().si ?? '';
    } else if (name === 'v' || name === 't') this.part = 'value';
    else if (name === 'rPh') this.part = null;
  }

  text(text: string): void {
    if (!this.cell || this.part === null) return;
    if (this.part === 'formula') this.cell.formula += text;
    else if (this.cell.value.length < longestCell) this.cell.value += text;
  }

  close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'row' && this.row) {
      this.rows.push(this.row);
      this.row = null;
    } else this.part = null;
  }

  private closeCell(): void {
    const { cell, row } = this;
    this.cell = null;
    if (!cell || !row) return;
    const value = this.valueOf(cell);
    const mark = this.markOf(cell, value);
    if (value === '' && mark === null) return;
    if (cell.column > mostColumns) throw new TableRefused('tooManyColumns');
    while (row.cells.length < cell.column) row.cells.push('');
    row.cells[cell.column - 1] = value;
    if (mark) row.marks.set(cell.column - 1, mark);
  }

  private valueOf({ kind, value }: Cell): string {
    if (kind === 's') return this.texts[Number(value)] ?? '';
    if (kind !== 'n') return value.slice(0, longestCell).toWellFormed().trim();
    const number = Number(value);
    // A spreadsheet shows fifteen digits of a number: 1850.0000000000002 is 1850.
    return value.trim() === '' || !Number.isFinite(number)
      ? value.trim()
      : String(Number(number.toPrecision(15)));
  }

  private markOf({ hasFormula, formula, sharedFormula }: Cell, value: string): CellMark | null {
    if (!hasFormula) return null;
    const isOutside = outside.test(formula) || this.outsideShared.has(sharedFormula);
    if (isOutside && sharedFormula !== '') this.outsideShared.add(sharedFormula);
    if (isOutside) return 'outsideFormula';
    return value === '' ? 'formulaWithoutValue' : null;
  }
}

/** Gives each cell of a merged area the value of its first one. */
function filler(areas: ReadonlyMap<number, readonly MergedArea[]>): (row: OpenRow) => void {
  let active: { area: MergedArea; value: string; mark: CellMark | null }[] = [];
  const starts = [...areas.keys()].toSorted((a, b) => b - a);
  return (row) => {
    active = active.filter(({ area }) => area.bottom >= row.row);
    while ((starts.at(-1) ?? Infinity) <= row.row) {
      const top = starts.pop() ?? 0;
      for (const area of areas.get(top) ?? []) {
        const own = top === row.row;
        const mark = own ? (row.marks.get(area.left - 1) ?? null) : null;
        if (area.bottom >= row.row)
          active.push({ area, value: own ? (row.cells[area.left - 1] ?? '') : '', mark });
      }
    }
    for (const { area, value, mark } of active) {
      if (value === '') continue;
      const right = Math.min(area.right, mostColumns);
      while (row.cells.length < right) row.cells.push('');
      for (let column = area.left; column <= right; column += 1) {
        row.cells[column - 1] = value;
        const across = area.right > area.left ? 'mergedAcross' : null;
        if (mark ?? across) row.marks.set(column - 1, mark ?? across ?? 'mergedAcross');
      }
    }
  };
}
