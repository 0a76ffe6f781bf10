import { type PointerEvent, useEffect, useRef } from 'react';
import * as styles from '../DataGrid.css.ts';
import { fitWidth } from '../machine/columnPrefs.ts';

interface ResizeHandleProps {
  /** Custom properties of the table that hold the column's width and how far it may grow. */
  variables: readonly string[];
  /** Px. */
  width: number;
  /** Called when the pointer is released; with null after a double press, to restore the designed width. */
  onResize: (width: number | null) => void;
}

/** Drags the end of a column. For the pointer alone: the keyboard has Shift with the arrows on the heading. */
export function ResizeHandle({ variables, width, onResize }: ResizeHandleProps) {
  const drag = useRef<AbortController>(undefined);
  useEffect(() => () => drag.current?.abort(), []);

  const onPointerDown = ({ button, currentTarget, clientX }: PointerEvent<HTMLSpanElement>) => {
    if (button !== 0) return;
    // A column that shares the remaining space is wider than its own width.
    const from = currentTarget.parentElement?.offsetWidth ?? width;
    const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const style = currentTarget.closest('table')?.style;
    let now = from;
    const stop = new AbortController();
    drag.current = stop;
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', onMove: (x: number) => void) =>
      document.addEventListener(type, (event) => onMove(event.clientX), { signal: stop.signal });
    const end = () => {
      stop.abort();
      if (now !== from) onResize(now);
    };
    listen('pointermove', (x) => {
      now = fitWidth(from + sign * (x - clientX));
      // One style of the table resizes all rows; React state is set at the end.
      for (const variable of variables) style?.setProperty(variable, `${now}px`);
    });
    listen('pointerup', end);
    listen('pointercancel', end);
  };
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      onPointerDown={onPointerDown}
      // Otherwise the drag would mark the texts it crosses.
      onMouseDown={(event) => event.preventDefault()}
      onDoubleClick={() => onResize(null)}
    />
  );
}
