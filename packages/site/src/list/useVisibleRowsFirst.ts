import {
  type CSSProperties,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { visibleRowCount } from './visibleRowCount.ts';

/** The rows of a list to draw now. */
export interface VisibleRowsFirst<Row, List extends HTMLElement> {
  readonly renderedRows: readonly Row[];
  /** Whether these are all; until then the list is `aria-busy`. */
  readonly whole: boolean;
  /** The ref for the element around the rows only. */
  readonly list: RefObject<List | null>;
  /** Keeps the list as high as it was until it is whole, so that nothing below it moves and no place is lost. */
  readonly style: CSSProperties | undefined;
}

/**
 * Renders visible rows first: when other rows arrive, those on screen are rendered with the press, and the others right
 * after that frame. Existing rows stay mounted at any position, so no focus, open menu or tick is lost. The first time
 * the list is rendered in full, on a server too. `rows` must keep their identity until others arrive.
 */
export function useVisibleRowsFirst<Row, List extends HTMLElement = HTMLDivElement>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): VisibleRowsFirst<Row, List> {
  const list = useRef<List>(null);
  /** The rows on the page, which may be fewer than were passed here last. */
  const before = useRef<ReadonlySet<string> | null>(null);
  const [wholeOf, setWholeOf] = useState(rows);

  // Read once for these rows and before anything of them is in the page: nothing is laid out for it.
  const firstPart = useMemo(() => {
    const previousRows = before.current;
    const box = list.current?.getBoundingClientRect();
    // Not the list's own end: it may reserve space for rows that are not rendered yet.
    const end = list.current?.lastElementChild?.getBoundingClientRect().bottom;
    if (!box || !previousRows || end === undefined) return null;
    const { top } = box;
    const first = visibleRowCount({
      top,
      height: end - top,
      rows: previousRows.size,
      screenHeight: window.innerHeight,
    });
    const renderedRows = rows.filter((row, place) => place < first || previousRows.has(keyOf(row)));
    return renderedRows.length < rows.length ? { renderedRows, height: box.height } : null;
  }, [rows, keyOf]);
  const whole = firstPart === null || wholeOf === rows;
  const renderedRows = whole ? rows : firstPart.renderedRows;

  useLayoutEffect(() => {
    before.current = new Set(renderedRows.map(keyOf));
  }, [renderedRows, keyOf]);
  useEffect(() => {
    if (whole) return;
    let turn: ReturnType<typeof setTimeout>;
    // Callbacks of a frame run before it is painted; a task that they queue runs after it.
    const frame = requestAnimationFrame(() => {
      // Another press is handled while the other rows are rendered.
      turn = setTimeout(() => startTransition(() => setWholeOf(rows)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(turn);
    };
  }, [whole, rows]);

  return { renderedRows, whole, list, style: whole ? undefined : { minBlockSize: firstPart.height } };
}
