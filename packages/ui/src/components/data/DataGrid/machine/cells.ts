import type { Place } from './gridKeys.ts';
import { placeOf } from './useMeasuredRows.ts';

const widgets =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
const texts = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Returns the elements in a cell that can be pressed or filled, in order. */
export function widgetsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgets)];
}

/** Whether arrows, Home and End belong to the element itself. */
export function isText(element: Element): boolean {
  return element.matches(texts) || (element as HTMLElement).isContentEditable;
}

/** Returns the element that takes the focus of a cell: its only widget, or else the cell. */
export function stopOf(cell: HTMLElement): HTMLElement {
  if (cell.hasAttribute('data-detail')) return cell;
  const [only, ...more] = widgetsOf(cell);
  return only && more.length === 0 ? only : cell;
}

/** The drawn cell at a place of this table, not of one inside it. */
export function cellAt(table: HTMLTableElement, { row, column }: Place): HTMLElement | null {
  const line =
    row < 0
      ? table.tHead?.rows[0]
      : [...(table.tBodies[0]?.rows ?? [])].find(
          (each) => each.hasAttribute('data-row') && placeOf(each) === row,
        );
  return line?.cells[Math.min(column, line.cells.length - 1)] ?? null;
}

/** Place of the cell of this table that holds an element. */
export function placeOfCell(table: HTMLTableElement, element: Element): Place | null {
  for (let at: Element | null = element; at && at !== table; at = at.parentElement) {
    if (!(at instanceof HTMLTableCellElement) || at.closest('table') !== table) continue;
    const line = at.parentElement;
    if (line?.parentElement === table.tHead) return { row: -1, column: at.cellIndex };
    return line?.hasAttribute('data-row') ? { row: placeOf(line), column: at.cellIndex } : null;
  }
  return null;
}

/** Takes what cells hold out of the order of Tab: a grid is one stop. Details keep theirs. */
export function quietWidgets(row: HTMLTableRowElement): void {
  for (const cell of row.cells) {
    if (cell.hasAttribute('data-detail')) continue;
    for (const widget of widgetsOf(cell)) {
      if (!widget.hasAttribute('data-stop')) widget.tabIndex = -1;
    }
  }
}
