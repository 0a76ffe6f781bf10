import type { PointerEvent } from 'react';
import type { GridHandle } from '../../machine/gridPlug.ts';
import type { CellRange, Corner } from './cellRange.ts';

/** Px that a step beyond the frame scrolls. */
const scrollStep = 24;

/** Selects cells under a pressed mouse; Shift continues from where the range began. */
export function dragRange<Row>(
  event: PointerEvent<HTMLTableElement>,
  grid: GridHandle<Row>,
  range: () => CellRange | null,
  setRange: (range: CellRange | null) => void,
): void {
  const { button, pointerType, shiftKey, target } = event;
  if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
  if (target.closest('button, a, input, select, textarea, summary, [data-detail], thead, tfoot')) return;
  const cornerOf = (element: Element | null): Corner | null => {
    const place = element && grid.table.contains(element) ? grid.placeOf(element) : null;
    if (!place || place.row < 0 || place.row >= grid.rows.length || place.column < grid.tools) return null;
    return { row: place.row, column: place.column - grid.tools };
  };
  const first = cornerOf(target);
  if (!first) return;
  const { active, tools } = grid;
  const start = shiftKey
    ? (range()?.anchor ?? { row: active.row, column: Math.max(0, active.column - tools) })
    : first;
  setRange(shiftKey ? { anchor: start, head: first } : null);

  const stop = new AbortController();
  const frame = grid.table.parentElement;
  grid.table.style.userSelect = 'none';
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const box = frame?.getBoundingClientRect();
      if (box) {
        const beyond = (at: number, low: number, high: number) =>
          at < low ? -scrollStep : at > high ? scrollStep : 0;
        frame?.scrollBy(beyond(clientX, box.left, box.right), beyond(clientY, box.top, box.bottom));
      }
      const head = cornerOf(document.elementFromPoint(clientX, clientY));
      if (!head) return;
      const last = range()?.head ?? first;
      if (head.row !== last.row || head.column !== last.column) setRange({ anchor: start, head });
    },
    { signal: stop.signal },
  );
  const end = () => {
    stop.abort();
    grid.table.style.userSelect = '';
  };
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, end, { signal: stop.signal });
}
