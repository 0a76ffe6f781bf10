import type { ReactNode } from 'react';

/** Which column rows are sorted by, in the words of `aria-sort`. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The value for sorting, filters and export; empty values come last in both directions. */
export type SortValue = string | number | null | undefined;

/** A column as data. */
export interface Column<Row> {
  readonly key: string;
  /** Heading of the column and, on phones, label of its fact. */
  readonly header: string;
  /**
   * The group it belongs to, such as the week of a price, which `useColumnGroups` shows above it. Elsewhere it is before
   * the heading: in cards, the column chooser, CSV and print.
   */
  readonly group?: string;
  /** Keeps the heading for assistive technology only, e.g. over buttons. */
  readonly headerHidden?: boolean;
  /** The content of the cell; without it the `value`, with numbers in the form of the language: `1,592`. */
  readonly cell?: (row: Row) => ReactNode;
  /** Returns the value of the cell for sorting, filters, CSV and print: texts sort by language, numbers by size. */
  readonly value?: (row: Row) => SortValue;
  /** `end` for amounts and counts: figures of equal width under each other. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /**
   * Direction of the first press; columns whose best values are the highest, such as the newest or the longest, start
   * descending.
   */
  readonly firstSort?: Sort['direction'];
  /** CSS length; shares the rest without it. */
  readonly width?: string;
  /**
   * Place on a phone's card: `title` heads it and names the row, `action` is at its bottom, the rest are facts, two in a
   * line; a `wide` one has the whole line.
   */
  readonly priority?: 'title' | 'fact' | 'wide' | 'action';
  /** Shorter heading for the card. */
  readonly cardLabel?: string;
  /**
   * Place in a row of two or three lines, which phones show instead of cards as soon as one column has a place: `title`
   * starts the first line (by default the column that names the row), `figure` ends it; `line` is in the second, which
   * `aside` ends; `none` is left out. These have no name unless `cardLabel` sets one. Facts without a place follow,
   * each after its name.
   */
  readonly phonePlace?: PhonePlace;
  /** Left out of tables between phones and desktops, where a table with all columns would hide its last ones. */
  readonly onlyWide?: boolean;
}

/** The place of a column in a row on phones. */
export type PhonePlace = 'title' | 'figure' | 'line' | 'aside' | 'none';

/** Ways to read a row by the key of a column. */
export type Values<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

/** The columns' own `value`s, as `sortRows` and `filterRows` take them. */
export function valuesOf<Row>(columns: readonly Column<Row>[]): Values<Row> {
  return Object.fromEntries(columns.flatMap(({ key, value }) => (value ? [[key, value]] : [])));
}

/** Nothing to compare, filter or export. */
export function isNothing(value: SortValue): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}
