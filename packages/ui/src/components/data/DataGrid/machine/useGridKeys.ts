import type { KeyboardEvent, RefObject } from 'react';
import { cellAt, isText, widgetsOf } from './cells.ts';
import { moveFocus, type Place } from './gridKeys.ts';
import { isRtl } from './isRtl.ts';

interface Options {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly active: RefObject<Place>;
  readonly focus: (place: Place) => void;
  readonly rows: number;
  readonly columns: number;
  /** Rows are cards: their heading cannot be walked to. */
  readonly headless: boolean;
  /** Rows of the heading and of the foot. */
  readonly head: number;
  readonly foot: number;
  readonly pageSize: () => number;
  /** Space on a row; undefined where rows cannot be chosen. */
  readonly onToggle: ((row: number) => void) | undefined;
  /** Shift with a vertical key: rows from the anchor to here. */
  readonly onRange: ((from: number, to: number) => void) | undefined;
  readonly onSelectAll: (() => void) | undefined;
  /** Enter on a cell that holds nothing to press. */
  readonly onAction: ((row: number) => void) | undefined;
  /** Shift with a sideways arrow on a heading, in steps. */
  readonly onResize: (column: number, steps: number) => void;
}

const vertical = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Keys of the grid as the ARIA Authoring Practices list them. */
export function useGridKeys(options: Options) {
  const { table, active, focus, rows, columns, onToggle, onRange, onSelectAll, onAction, onResize } = options;

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (!table.current || !(target instanceof HTMLElement) || event.defaultPrevented || altKey) return;
    const place = active.current;
    const cell = cellAt(table.current, place);
    if (!cell?.contains(target)) return;
    const take = () => event.preventDefault();

    if (
      target !== cell &&
      (cell.hasAttribute('data-detail') || isText(target) || widgetsOf(cell).length > 1)
    ) {
      if (key === 'Escape') {
        take();
        cell.focus();
        return;
      }
      if (cell.hasAttribute('data-detail') || isText(target)) return;
      if (stepInside(cell, target, key, isRtl(cell))) return take();
    }
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a' && onSelectAll) {
      take();
      onSelectAll();
      return;
    }
    if (place.row === -1 && shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      take();
      onResize(place.column, (key === 'ArrowRight') === isRtl(cell) ? -1 : 1);
      return;
    }
    if (
      key === ' ' &&
      place.row >= 0 &&
      place.row < rows &&
      onToggle &&
      !target.matches('button, input, summary')
    ) {
      take();
      onToggle(place.row);
      return;
    }
    if ((key === 'Enter' || key === 'F2') && target === cell) {
      const [first] = widgetsOf(cell);
      take();
      if (first) first.focus();
      else if (key === 'Enter' && place.row >= 0) onAction?.(place.row);
      return;
    }
    const { headless, head, foot } = options;
    const extent = { rows, columns, page: options.pageSize(), rtl: isRtl(cell), headless, head, foot };
    const move = (from: Place) => moveFocus(from, { key, ctrlKey, metaKey }, extent);
    let next = move(place);
    if (!next) return;
    // A heading over several columns is one step.
    while (next.row < -1 && next.row === place.row && cellAt(table.current, next) === cell) {
      const further = move(next);
      if (!further || further.column === next.column) break;
      next = further;
    }
    take();
    focus(next);
    const reaches = vertical.has(key) && next.row !== place.row;
    if (shiftKey && reaches && place.row >= 0) onRange?.(place.row, next.row);
  };
}

/** Sideways among several things in one cell; false where the key leads out of it. */
function stepInside(cell: HTMLElement, from: HTMLElement, key: string, rtl: boolean): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const all = widgetsOf(cell);
  const to = all[all.indexOf(from) + ((key === 'ArrowRight') === rtl ? -1 : 1)];
  to?.focus();
  return to !== undefined;
}
