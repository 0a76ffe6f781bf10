import type { ReactNode } from 'react';

/** Which column rows are sorted by, in the words of `aria-sort`. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A column as data. */
export interface Column<Row> {
  readonly key: string;
  /** Heads the column and, on phones, stands before its fact. */
  readonly header: string;
  /** Keeps the heading for assistive technology only, e.g. over buttons. */
  readonly headerHidden?: boolean;
  /** What stands in the row. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts: figures of equal width under each other. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Direction of the first press; what is best first, such as the newest or the longest, starts descending. */
  readonly firstSort?: Sort['direction'];
  /** CSS length; shares the rest without it. */
  readonly width?: string;
  /** Place on a phone's card: `title` heads it and names the row, `action` stands at its foot, the rest are facts. */
  readonly priority?: 'title' | 'fact' | 'action';
  /** Shorter heading for the card. */
  readonly cardLabel?: string;
}
