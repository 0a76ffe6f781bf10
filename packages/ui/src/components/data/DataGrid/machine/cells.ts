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
  if (row < 0) {
    const lines = table.tHead?.rows;
    return cellOf(lines?.[lines.length + row], column);
  }
  const lines = [...(table.tBodies[0]?.rows ?? []), ...(table.tFoot?.rows ?? [])];
  return cellOf(
    lines.find((line) => line.hasAttribute('data-row') && placeOf(line) === row),
    column,
  );
}

/** The cell of a line at a column, or the one that spans it. */
function cellOf(line: HTMLTableRowElement | undefined, column: number): HTMLTableCellElement | null {
  if (!line) return null;
  if (!line.hasAttribute('data-sparse')) return line.cells[Math.min(column, line.cells.length - 1)] ?? null;
  return [...line.cells].findLast((cell) => columnOf(cell) <= column) ?? null;
}

/** Place of a cell in its line; lines whose cells span columns, or leave some out, have it in an attribute. */
function columnOf(cell: HTMLTableCellElement): number {
  const index = cell.getAttribute('aria-colindex');
  return index === null ? cell.cellIndex : Number(index) - 1;
}

/** Place of the cell of this table that holds an element. */
export function placeOfCell(table: HTMLTableElement, element: Element): Place | null {
  for (let at: Element | null = element; at && at !== table; at = at.parentElement) {
    if (!(at instanceof HTMLTableCellElement) || at.closest('table') !== table) continue;
    const line = at.parentElement;
    if (table.tHead && line?.parentElement === table.tHead) {
      const lines = [...table.tHead.rows];
      return { row: lines.indexOf(line as HTMLTableRowElement) - lines.length, column: columnOf(at) };
    }
    return line?.hasAttribute('data-row') ? { row: placeOf(line), column: columnOf(at) } : null;
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
