import type { ReadOptions } from '../lines/lineFacts.ts';
import { readPlaces } from '../places/readPlaces.ts';
import type { PriceField } from '../priceRow.ts';
import { currencySource } from '../prices/currencies.ts';
import type { MessageLine } from '../text/lines.ts';
import { movedBy } from '../text/moved.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';
import { columnOf, type TableColumn } from './columnHeadings.ts';
import { periodOf } from './columnPeriod.ts';
import { blanks, type Cell, recordAt, type Separator, separators, splitCells } from './splitCells.ts';

/** A table within a message. */
export interface PriceTable {
  readonly columns: readonly (TableColumn | null)[];
  /** The lines below the heading. */
  readonly records: readonly MessageLine[];
  readonly separator: Separator;
  /** The port of loading that a heading names: EX SHANGHAI. */
  readonly origins: readonly PriceField<string>[];
  /** Index of the line below the table. */
  readonly end: number;
}

/** A line of prices, 20' 2,650 40' 4,050 or COSCO: 20GP USD 1100, is no heading. */
const priceInLine = new RegExp(`\\d,\\d{3}|(?:gp|hq|hc|${currencySource})[ :]{0,3}\\d{3}`, 'i');
const priceAlone = new RegExp(`^\\s{0,3}(?:${currencySource})?\\s?\\d{3,5}\\s{0,3}$`, 'i');

/** The table whose heading is the line at this index; null where that line is no heading. */
export function tableAt(
  lines: readonly MessageLine[],
  index: number,
  options: ReadOptions,
): PriceTable | null {
  const line = lines[index];
  if (!line) return null;
  // A tab separates cells; other signs are also in sentences.
  const separator = separators.find((sign) => splitCells(line, sign).length > (sign === '\t' ? 1 : 2));
  const heading = separator === undefined ? null : recordAt(lines, index, separator);
  if (separator === undefined || heading === null) return null;
  const cells = splitCells(heading.record, separator);
  const columns = withPeriods(
    cells.map(({ text }) => columnOf(text, options.carriers)),
    cells,
    options,
  );
  if (separator === ',' && priceInLine.test(line.text)) return null;
  if (cells.some(({ text }) => priceAlone.test(text))) return null;
  const kinds = columns.flatMap((column) => (column === null ? [] : [column.kind]));
  if (kinds.length < 2 || !kinds.includes('prices')) return null;
  const below = recordsFrom(lines, heading.end, separator, columns.length);
  if (below.records.length === 0) return null;
  return {
    columns: withRoute(columns),
    separator,
    origins: originsOf(cells, options),
    ...below,
  };
}

/** The records of a table, and the index of the line below them. */
function recordsFrom(
  lines: readonly MessageLine[],
  first: number,
  separator: Separator,
  columns: number,
): Pick<PriceTable, 'records' | 'end'> {
  let end = first;
  if (separator === blanks) {
    while (blankCellsOf(lines[end]) === columns) end += 1;
    // Cells that blanks separate leave no trace where one is empty: such lines are read one by one.
    return { records: blankCellsOf(lines[end]) > 2 ? [] : lines.slice(first, end), end };
  }
  const records: MessageLine[] = [];
  while (lines[end]?.text.includes(separator)) {
    const next = recordAt(lines, end, separator);
    if (!next) break;
    records.push(next.record);
    end = next.end;
  }
  return { records, end };
}

const blankCells = new WeakMap<MessageLine, number>();

/** The number of cells that blanks separate; counted once, because each heading looks at the lines below it. */
function blankCellsOf(line: MessageLine | undefined): number {
  if (!line) return 0;
  const count = blankCells.get(line) ?? splitCells(line, blanks).length;
  blankCells.set(line, count);
  return count;
}

function originsOf([first]: readonly Cell[], options: ReadOptions) {
  if (!first || columnOf(first.text, options.carriers) !== null) return [];
  const { origins } = readPlaces(new Scan(plainLine(first.text)), options.ports, false, false);
  return origins.map((port) => movedBy(port, first.start));
}

/** Weeks of prices side by side: each of at least two columns has its own validity. */
function withPeriods(
  columns: readonly (TableColumn | null)[],
  cells: readonly Cell[],
  options: ReadOptions,
): readonly (TableColumn | null)[] {
  const unnamed = { kind: 'prices', boxes: [], currency: null, carrier: null } as const;
  const periods = columns.map((column, index) => {
    const cell = cells[index];
    const isOpen = column === null || column.kind === 'prices';
    return cell && isOpen ? periodOf(cell, options) : null;
  });
  if (periods.filter((period) => period !== null).length < 2) return columns;
  return columns.map((column, index) => {
    const period = periods[index] ?? null;
    return period === null ? column : { ...(column?.kind === 'prices' ? column : unnamed), period };
  });
}

/** A table without a heading for ports has them in the first column whose heading says nothing. */
function withRoute(columns: readonly (TableColumn | null)[]): readonly (TableColumn | null)[] {
  const hasPlaces = columns.some(
    (column) => column !== null && ['origin', 'destination', 'route'].includes(column.kind),
  );
  const unnamed = columns.indexOf(null);
  return hasPlaces || unnamed < 0 ? columns : columns.with(unnamed, { kind: 'route' });
}
