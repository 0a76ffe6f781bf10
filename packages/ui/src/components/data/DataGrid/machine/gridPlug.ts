import type {
  ClipboardEvent,
  HTMLAttributes,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  ReactNode,
  TdHTMLAttributes,
} from 'react';
import type { GridColumn } from '../types.ts';
import type { GridLayout, LaidColumn } from './columnLayout.ts';
import type { Place } from './gridKeys.ts';

/** The grid as its plugs see it, at the time of an event. */
export interface GridHandle<Row> {
  readonly rows: readonly Row[];
  readonly keyAt: (index: number) => string;
  readonly columns: readonly LaidColumn<Row>[];
  /** Columns with a checkbox or an arrow before the first of `columns`. */
  readonly tools: number;
  readonly table: HTMLTableElement;
  /** The cell with the focus; its column counts `tools`. */
  readonly active: Place;
  /** Scrolls to a cell and focuses it. */
  readonly focus: (place: Place) => void;
  /** The place of the cell that holds an element. */
  readonly placeOf: (element: Element) => Place | null;
  /** Reads a sentence out. */
  readonly say: (text: string) => void;
}

/** The data of a row before or after the rows. */
export interface GridLine<Row> {
  readonly columns: readonly LaidColumn<Row>[];
  readonly tools: number;
  readonly rows: readonly Row[];
  /** Place of the line, for its attribute `data-row`. */
  readonly index: number;
  readonly ariaIndex: number;
  /** Whether phones show rows in lines. */
  readonly lines: boolean;
}

type Data = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

/** Attributes and content of a cell, which plugs may replace. */
export interface GridCell {
  readonly content: ReactNode;
  readonly attributes: TdHTMLAttributes<HTMLTableCellElement> & Data;
}

/** The cell that is drawn. */
export interface GridCellPlace<Row> {
  readonly row: Row;
  readonly index: number;
  readonly key: string;
  readonly column: GridColumn<Row>;
  /** Of the column, among those that are shown. */
  readonly columnIndex: number;
}

/**
 * A feature of a grid in a module that only its users load. Hooks return plugs; `plugs` of the grid takes them. Their
 * functions keep their identity, because another one renders every row again.
 */
export interface GridPlug<Row> {
  /** The table's role, where rows have levels. */
  readonly role?: 'treegrid';
  /** Several cells may be selected. */
  readonly isMultiselectable?: boolean;
  /** A row of headings above those of the columns. */
  readonly head?: (line: GridLine<Row>) => ReactNode;
  /** A row that stays at the bottom. */
  readonly foot?: (line: GridLine<Row>) => ReactNode;
  /** A bar below the table. */
  readonly bar?: ReactNode;
  /** A sentence about the rows, read out after their number. */
  readonly sentence?: (rows: readonly Row[]) => string;
  /** Which columns are drawn. */
  readonly window?: ColumnWindow;
  /** How it draws rows; the same object until it draws them differently. */
  readonly draw?: RowDrawing<Row>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>, grid: GridHandle<Row>) => void;
  readonly onClick?: (event: MouseEvent<HTMLTableElement>, grid: GridHandle<Row>) => void;
  readonly onDoubleClick?: (event: MouseEvent<HTMLTableElement>, grid: GridHandle<Row>) => void;
  readonly onPointerDown?: (event: PointerEvent<HTMLTableElement>, grid: GridHandle<Row>) => void;
  readonly onCopy?: (event: ClipboardEvent<HTMLTableElement>, grid: GridHandle<Row>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLTableElement>, grid: GridHandle<Row>) => void;
}

/** Columns to draw besides the pinned ones: `from` up to, not including, `to`, and the focused one. */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
  readonly focused: number;
}

/** Draws the columns that are visible, and no others. */
export interface ColumnWindow {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until it changes; null for all columns. */
  readonly span: () => ColumnSpan | null;
  /** Reads where the frame is scrolled to. */
  readonly look: (frame: FrameView) => void;
}

/** A frame and the columns in it. */
export interface FrameView {
  readonly frame: HTMLElement;
  readonly layout: Pick<GridLayout<never>, 'columns' | 'covered'>;
  /** Column with the focus, among the shown ones. */
  readonly focused: number;
  /** Rows are cards: all columns are needed. */
  readonly cards: boolean;
}

/** How rows are drawn by a plug. */
export interface RowDrawing<Row> {
  readonly row?: (row: Row, index: number) => HTMLAttributes<HTMLTableRowElement> & Data;
  readonly cell?: (cell: GridCell, place: GridCellPlace<Row>) => GridCell;
  /** State outside of React: a row is rendered again when its text changes. */
  readonly store?: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly stateOf: (key: string, index: number) => string;
  };
}
