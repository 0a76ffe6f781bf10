import type { CSSProperties } from 'react';
import type { ColumnPrefs, GridColumn } from '../types.ts';
import { fitWidth } from './columnPrefs.ts';

/** Width of the columns with a box or an arrow, px. */
export const toolWidth = 44;
const usualWidth = 160;

/** Position of a column. */
export interface LaidColumn<Row> {
  readonly column: GridColumn<Row>;
  /** Among the columns that are shown. */
  readonly index: number;
  /** Px; a column that shares the remaining space may be wider. */
  readonly width: number;
  /** Custom property with the width, so that dragging changes one style and renders nothing. */
  readonly variable: `--fw-column-${number}`;
  /** The one that holds how far it may grow. */
  readonly grow: `--fw-grow-${number}`;
  /** The distance from its edge at which it sticks. */
  readonly inset: string | undefined;
  /** The last one at its edge, which the shadow of what scrolls under falls on. */
  readonly edge: boolean;
}

export interface GridLayout<Row> {
  readonly columns: readonly LaidColumn<Row>[];
  /** `grid-template-columns` of every row. */
  readonly template: string;
  /** Values of the custom properties. */
  readonly variables: Readonly<Record<string, string>>;
  /** Px that what sticks covers at either edge, for scrolling cells out from under it. */
  readonly covered: { readonly start: number; readonly end: number };
}

/** The width a column has: the reader's, else its own, else the usual one. */
export function widthOf<Row>({ key, size }: GridColumn<Row>, { widths }: ColumnPrefs): number {
  return widths[key] ?? fitWidth(size || usualWidth);
}

/** Whether a column shares the remaining space: neither pinned nor given a width by the reader. */
function isLoose<Row>({ key, pinned }: GridColumn<Row>, { widths }: ColumnPrefs): boolean {
  return pinned === undefined && widths[key] === undefined;
}

/** Lays columns in a row after `tools` columns of `toolWidth`: pinned ones stick, the others share the remaining space. */
export function layoutColumns<Row>(
  columns: readonly GridColumn<Row>[],
  prefs: ColumnPrefs,
  tools: number,
): GridLayout<Row> {
  const name = (index: number) => `--fw-column-${index}` as const;
  const grow = (index: number) => `--fw-grow-${index}` as const;
  const sum = (names: readonly string[], start: number) =>
    names.length === 0 ? `${start}px` : `calc(${start}px${names.map((each) => ` + var(${each})`).join('')})`;
  const names = columns.map((_, index) => name(index));

  const laid = columns.map((column, index): LaidColumn<Row> => {
    const before = names.slice(0, index);
    const after = names.slice(index + 1);
    const inset =
      column.pinned === 'start'
        ? sum(before, tools * toolWidth)
        : column.pinned === 'end'
          ? sum(after, 0)
          : undefined;
    const neighbour = columns[index + (column.pinned === 'start' ? 1 : -1)];
    return {
      column,
      index,
      width: widthOf(column, prefs),
      variable: name(index),
      grow: grow(index),
      inset,
      edge: column.pinned !== undefined && neighbour?.pinned !== column.pinned,
    };
  });
  const widthAt = (edge: 'start' | 'end') =>
    laid.reduce((total, { column, width }) => (column.pinned === edge ? total + width : total), 0);
  return {
    columns: laid,
    template: [
      ...Array.from({ length: tools }, () => `${toolWidth}px`),
      ...names.map((width, index) => `minmax(var(${width}), var(${grow(index)}))`),
    ].join(' '),
    variables: {
      ...Object.fromEntries(
        laid.flatMap(({ column, variable, width }, index) => [
          [variable, `${width}px`],
          [grow(index), isLoose(column, prefs) ? `${width}fr` : `${width}px`],
        ]),
      ),
      // All columns together: follows a column while it is dragged.
      '--fw-columns': sum(names, tools * toolWidth),
    },
    covered: { start: tools * toolWidth + widthAt('start'), end: widthAt('end') },
  };
}

/** The style of a cell: where it sticks, and its track where others are left out. */
export function cellStyle(
  inset: string | undefined,
  sparse: number | undefined,
  index: number,
): CSSProperties | undefined {
  if (sparse === undefined) return insetStyle(inset);
  return { ...insetStyle(inset), '--fw-track': sparse + index + 1 } as CSSProperties;
}

/** The offset at which a pinned cell sticks; a custom property, because cards do not stick. */
export function insetStyle(inset: string | undefined): CSSProperties | undefined {
  return inset === undefined ? undefined : ({ '--fw-inset': inset } as CSSProperties);
}
