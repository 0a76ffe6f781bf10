import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createHeights } from './heights.ts';
import { mostRows, type RowWindow, rowWindow, scrollToShow, slotsOf } from './rowWindow.ts';
import { useMeasuredRows } from './useMeasuredRows.ts';

/** Keys of rows by place; an object that changes when the rows do. */
export interface RowKeys {
  readonly count: number;
  readonly at: (index: number) => string;
}

interface Options {
  /** The scrolling frame; its heading sticks to its top. Cards are part of the page and scroll with it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly keys: RowKeys;
  /** Rows are cards: the visible ones are those that the page shows. */
  readonly cards: boolean;
  /** Px of an unmeasured row. */
  readonly base: number;
  /** Whether a row's height is its own. */
  readonly isMeasured: (key: string) => boolean;
  /** Place of the row with the focus, -1 for none: it stays drawn wherever it is. */
  readonly focusedRow: RefObject<number>;
}

interface View extends RowWindow {
  readonly focusedRow: number;
}

/** Px that rows may take before anything is laid out, as on a server. */
const firstViewport = 600;

/** Renders only the visible rows of any number. They are in the flow, so measured and estimated heights mix. */
export function useVirtualRows({ frame, keys, cards, base, isMeasured, focusedRow }: Options) {
  const [known] = useState(() => new Map<string, number>());
  const heights = useMemo(() => {
    const made = createHeights(keys.count, base);
    if (known.size === 0) return made;
    for (let index = 0; index < keys.count; index++) {
      const key = keys.at(index);
      const height = known.get(key);
      if (height !== undefined && isMeasured(key)) made.set(index, height);
    }
    return made;
  }, [keys, base, isMeasured, known]);
  const [view, setView] = useState<View>(() => ({ ...rowWindow(heights, 0, firstViewport), focusedRow: -1 }));
  const [, redraw] = useState(0);

  const inSight = () => {
    const box = frame.current;
    if (!box) return { scrollTop: 0, viewport: firstViewport };
    if (cards) return inPage(box.querySelector('tbody') ?? box);
    const table = box.querySelector('table');
    const covered = (table?.tHead?.offsetHeight ?? 0) + (table?.tFoot?.offsetHeight ?? 0);
    return { scrollTop: box.scrollTop, viewport: Math.max(0, box.clientHeight - covered) };
  };
  const look = (): View => {
    // Cards of one page are all there: to be found in the page, printed, and reached by a screen reader's gestures.
    if (cards && keys.count <= mostRows) return { from: 0, to: keys.count, focusedRow: focusedRow.current };
    const { scrollTop, viewport } = inSight();
    return { ...rowWindow(heights, scrollTop, viewport), focusedRow: focusedRow.current };
  };
  /** Before the browser paints: rows must be there when the scrolled frame is shown. */
  const follow = () => {
    const next = look();
    if (!same(next, view)) flushSync(() => setView(next));
  };

  // Fewer rows, taller ones, another place of the focus: the visible rows may have changed. More rows than the visible
  // ones may stay: a frame that is as tall as its rows would shrink without them, grow with them, and so on.
  useLayoutEffect(() => {
    const next = look();
    if (!holds(view, next)) setView(next);
  });
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (cards || !frame.current) return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [cards, frame]);

  useEffect(() => {
    if (!cards) return;
    const listener = () => latest.current();
    // The scrolling element around the grid: the page, or a dialog.
    const listenerOptions = { capture: true, passive: true };
    window.addEventListener('scroll', listener, listenerOptions);
    window.addEventListener('resize', listener);
    return () => {
      window.removeEventListener('scroll', listener, listenerOptions);
      window.removeEventListener('resize', listener);
    };
  }, [cards]);

  const measure = useMeasuredRows((index, height) => {
    if (index >= keys.count) return;
    known.set(keys.at(index), height);
    if (heights.set(index, height)) redraw((count) => count + 1);
  });

  const { from, to } = view;
  return {
    ...slotsOf({ from: Math.min(from, keys.count), to: Math.min(to, keys.count) }, view.focusedRow, heights),
    onScroll: follow,
    /** A row's `ref`, where its height is its own. */
    measure,
    /** The number of rows that fit on a screen, less one that stays visible for orientation. */
    pageSize: () => Math.max(1, Math.floor(inSight().viewport / base) - 1),
    /** Scrolls a row into view and draws it, at once. */
    show: (index: number) => {
      const box = frame.current;
      if (!box) return;
      if (cards) {
        follow();
        box.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' });
        // The rows around it now have their measured height instead of the estimate: its position is known only now.
        follow();
        return;
      }
      const { scrollTop, viewport } = inSight();
      box.scrollTop = scrollToShow(heights, index, scrollTop, viewport);
      follow();
    },
  };
}

/** The scroll position of the page within the rows, and the height that they may fill. */
function inPage(rows: Element) {
  const { top } = rows.getBoundingClientRect();
  return { scrollTop: Math.max(0, -top), viewport: Math.max(0, window.innerHeight - Math.max(0, top)) };
}

/** Whether one view draws all that another shows. */
function holds(one: View, other: View): boolean {
  return one.from <= other.from && one.to >= other.to && one.focusedRow === other.focusedRow;
}

function same(one: View, other: View): boolean {
  return one.from === other.from && one.to === other.to && one.focusedRow === other.focusedRow;
}
