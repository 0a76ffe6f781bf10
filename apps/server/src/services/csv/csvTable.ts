import type { CsvOutcome, CsvRule } from '@fairway/gateway/contract/csvColumns';
import type { Db } from '../../database/db.ts';

/** The error of a line: in which column, and which rule it breaks. */
export interface BadCell {
  readonly column: string;
  readonly rule: CsvRule;
  readonly value: string;
}

/** The effect of a line on the stored data, field by field. */
export interface Compared {
  readonly outcome: CsvOutcome;
  readonly fields: readonly { readonly field: string; readonly from: string; readonly to: string }[];
  /** The reason why it cannot be applied now. */
  readonly bad?: BadCell;
}

/** A table that is imported as CSV. `Entry` is a line in its stored form between check and confirmation: plain JSON. */
export interface CsvTable<Entry> {
  /** The names of its columns, all required in a file but the optional ones. */
  readonly columns: readonly string[];
  /** Reads a line by its rules; the first that it breaks where it does. */
  read(cells: Readonly<Record<string, string>>, now: Date): Entry | BadCell;
  /** Values that must be unique in a file. */
  keyOf(entry: Entry): string;
  /** The effect of each on the stored data, in their order. */
  compare(db: Db, entries: readonly Entry[], now: Date): Promise<readonly Compared[]>;
  /** Of a table that is brought whole: how many things in force the file of this id leaves out. */
  absent?(db: Db, importId: string): Promise<number>;
  /** Writes them down, or stages them for `finish`, as brought by the file of this id. */
  save(transaction: Db, entries: readonly Entry[], now: Date, importId: string): Promise<void>;
  /** After the last ones are saved. */
  finish?(transaction: Db): Promise<void>;
}

/** Whether a line was not read as an entry. */
export function isBad(read: unknown): read is BadCell {
  return typeof read === 'object' && read !== null && 'rule' in read && 'column' in read;
}

/** Compares two sets of texts, field by field. */
export function differences(
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): Compared['fields'] {
  return Object.entries(to)
    .filter(([field, text]) => (from[field] ?? '') !== text)
    .map(([field, text]) => ({ field, from: from[field] ?? '', to: text }));
}
