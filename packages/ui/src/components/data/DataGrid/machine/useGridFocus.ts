import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cellAt, placeOfCell, stopOf } from './cells.ts';
import { clampPlace, type Place } from './gridKeys.ts';
import type { RowKeys } from './useVirtualRows.ts';

interface Options {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly keys: RowKeys;
  readonly columns: number;
  /** Rows of the heading and of the foot. */
  readonly head: number;
  readonly foot: number;
  /** Place of the row that must stay drawn, for `useVirtualRows`. */
  readonly focusedRow: RefObject<number>;
  /** Its column, for `useColumnWindow`. */
  readonly focusedColumn: RefObject<number>;
  /** Scrolls to a row and draws it. */
  readonly show: (row: number) => void;
  /** Draws the column with the focus. */
  readonly showColumn: () => void;
}

/**
 * One place of the grid takes Tab, wherever its row scrolls. It is stored only in the DOM, so that walking over 100,000
 * rows renders nothing.
 */
export function useGridFocus(options: Options) {
  const { table, keys, columns, head, foot, focusedRow, focusedColumn, show, showColumn } = options;
  const extent = { rows: keys.count, columns, head, foot, page: 1 };
  const active = useRef<Place>({ row: 0, column: 0 });
  const activeKey = useRef<string | null>(null);
  const stop = useRef<HTMLElement | null>(null);
  const inside = useRef(false);

  const setStop = (element: HTMLElement) => {
    if (stop.current !== element) {
      stop.current?.removeAttribute('data-stop');
      if (stop.current) stop.current.tabIndex = -1;
      stop.current = element;
    }
    element.setAttribute('data-stop', '');
    element.tabIndex = 0;
  };
  const note = (place: Place) => {
    active.current = place;
    focusedRow.current = place.row;
    focusedColumn.current = place.column;
    activeKey.current = place.row >= 0 && place.row < keys.count ? keys.at(place.row) : null;
  };

  /** Moves focus to a place, scrolling there first. */
  const focus = (target: Place) => {
    if (!table.current) return;
    const place = clampPlace(target, extent);
    note(place);
    if (place.row >= 0 && place.row < keys.count) show(place.row);
    showColumn();
    const cell = cellAt(table.current, place);
    if (!cell) return;
    const element = stopOf(cell);
    setStop(element);
    element.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    inside.current = true;
    const place = table.current && placeOfCell(table.current, target);
    if (!place || !table.current) return;
    note(place);
    const cell = cellAt(table.current, place);
    if (!cell || cell.hasAttribute('data-detail')) return;
    const element = target === cell ? stopOf(cell) : target;
    setStop(element);
    if (element !== target) element.focus({ preventScroll: true });
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node) || !table.current?.contains(relatedTarget)) inside.current = false;
  };

  // Other rows came: the place follows its row, and focus does where its element had to go.
  useLayoutEffect(() => {
    const { row, column } = active.current;
    const key = activeKey.current;
    if (key === null || (row < keys.count && keys.at(row) === key)) return;
    const lost = inside.current && !table.current?.contains(document.activeElement);
    const index = indexOf(keys, key);
    const place = clampPlace({ row: index < 0 ? row : index, column }, extent);
    note(place);
    // A row outside the view is drawn synchronously, which React refuses during this commit.
    if (lost) queueMicrotask(() => focus(place));
  });

  // Tab must find the grid, also before anyone was in it and after its columns changed.
  useLayoutEffect(() => {
    if (!table.current || (stop.current?.isConnected && table.current.contains(stop.current))) return;
    const { column } = active.current;
    const cell =
      cellAt(table.current, active.current) ??
      table.current.tBodies[0]?.querySelector<HTMLTableRowElement>('[data-row]')?.cells[column] ??
      cellAt(table.current, { row: -1, column: 0 });
    if (cell) setStop(stopOf(cell));
  });

  return { active, focus, onFocus, onBlur };
}

function indexOf(keys: RowKeys, key: string): number {
  for (let index = 0; index < keys.count; index++) if (keys.at(index) === key) return index;
  return -1;
}
