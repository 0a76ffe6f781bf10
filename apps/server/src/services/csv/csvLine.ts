import type { CsvRule } from '@fairway/gateway/contract/csvColumns';
import { type AmountCurrency, readAmount } from '@fairway/trade';
import type { BadCell } from './csvTable.ts';

/** A line on its way to an entry. */
export interface CsvLine {
  /** The text of a column; empty without one. */
  readonly cell: (column: string) => string;
  /** Ends the reading with the rule that a column breaks. */
  readonly broken: (column: string, rule: CsvRule) => never;
}

/** Thrown on the way through a line, with the first rule that it breaks. */
class Broken extends Error {
  readonly cell: BadCell;
  constructor(cell: BadCell) {
    super(cell.rule);
    this.cell = cell;
  }
}

/** Reads a line as `entryOf` does; the first rule that it breaks where it does. */
export function readLine<Entry>(
  cells: Readonly<Record<string, string>>,
  entryOf: (line: CsvLine) => Entry,
): Entry | BadCell {
  const cell = (column: string) => (cells[column] ?? '').trim();
  const broken = (column: string, rule: CsvRule): never => {
    throw new Broken({ column, rule, value: cell(column) });
  };
  try {
    return entryOf({ cell, broken });
  } catch (error) {
    if (error instanceof Broken) return error.cell;
    throw error;
  }
}

/** Returns an amount of money in minor units, `1,960.50`; null for an empty cell, `rule` for an invalid amount. */
export function amountOf(
  { cell, broken }: CsvLine,
  column: string,
  rule: CsvRule,
  currency?: AmountCurrency | null,
): number | null {
  const text = cell(column);
  if (text === '') return null;
  const read = readAmount(text, currency ?? undefined);
  if (!('minor' in read)) return broken(column, read.broken === 'amountCurrency' ? read.broken : rule);
  return read.minor <= mostMinor ? read.minor : broken(column, rule);
}

/** As the columns of amounts hold them: below ten million of a currency. */
const mostMinor = 999_999_999;

const yes = ['yes', 'y', '1', 'true', '是'];
const no = ['', 'no', 'n', '0', 'false', '否'];

/** Returns the value of a flag; null where the text is neither. */
export function flagOf(text: string): boolean | null {
  const word = text.toLowerCase();
  return yes.includes(word) ? true : no.includes(word) ? false : null;
}

/** Returns a stored value as the text of a cell. */
export function cellOf(value: string | number | null): string {
  return value === null ? '' : String(value);
}
