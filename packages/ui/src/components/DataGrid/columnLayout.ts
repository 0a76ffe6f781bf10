import type { CSSProperties } from 'react';
import { type ColumnPrefs, fitWidth } from './columnPrefs.ts';
import type { GridColumn } from './types.ts';

/** Width of the columns with a box or an arrow, px. */
export const toolWidth = 44;
const usualWidth = 160;

/** Where a column lies. */
export interface LaidColumn<Row> {
  readonly column: GridColumn<Row>;
  /** Px; the least for the column that takes what is left over. */
  readonly width: number;
  /** Custom property that holds the width, so that dragging changes one style and draws nothing anew. */
  readonly variable: `--fw-column-${number}`;
  /** Edge and distance at which it sticks. */
  readonly style: CSSProperties | undefined;
  /** The last one at its edge, which the shadow of what scrolls under falls on. */
  readonly edge: boolean;
}

export interface GridLayout<Row> {
  readonly columns: readonly LaidColumn<Row>[];
  /** `grid-template-columns` of every row. */
  readonly template: string;
  /** Values of the custom properties. */
  readonly variables: Readonly<Record<string, string>>;
  /** Px that the columns need together. */
  readonly width: number;
}

/** The width a column has: the reader's, else its own, else the usual one. */
export function widthOf<Row>({ key, size }: GridColumn<Row>, { widths }: ColumnPrefs): number {
  return widths[key] ?? (size === undefined ? usualWidth : fitWidth(size));
}

/** Lays columns in a row after `tools` columns of `toolWidth`: pinned ones stick, the last loose one takes what is left. */
export function layoutColumns<Row>(
  columns: readonly GridColumn<Row>[],
  prefs: ColumnPrefs,
  tools: number,
): GridLayout<Row> {
  const loose = columns.findLastIndex(({ pinned }) => pinned === undefined);
  const wide = loose < 0 ? columns.length - 1 : loose;
  const name = (index: number) => `--fw-column-${index}` as const;
  const sum = (names: readonly string[], start: number) =>
    names.length === 0 ? `${start}px` : `calc(${start}px${names.map((each) => ` + var(${each})`).join('')})`;
  const names = columns.map((_, index) => name(index));

  const laid = columns.map((column, index): LaidColumn<Row> => {
    const before = names.slice(0, index);
    const after = names.slice(index + 1);
    const style =
      column.pinned === 'start'
        ? { insetInlineStart: sum(before, tools * toolWidth) }
        : column.pinned === 'end'
          ? { insetInlineEnd: sum(after, 0) }
          : undefined;
    const neighbour = columns[index + (column.pinned === 'start' ? 1 : -1)];
    return {
      column,
      width: widthOf(column, prefs),
      variable: name(index),
      style,
      edge: column.pinned !== undefined && neighbour?.pinned !== column.pinned,
    };
  });
  const tracks = laid.map(({ variable }, index) =>
    index === wide ? `minmax(var(${variable}), 1fr)` : `var(${variable})`,
  );
  return {
    columns: laid,
    template: [...Array.from({ length: tools }, () => `${toolWidth}px`), ...tracks].join(' '),
    variables: Object.fromEntries(laid.map(({ variable, width }) => [variable, `${width}px`])),
    width: tools * toolWidth + laid.reduce((total, { width }) => total + width, 0),
  };
}
