import { type PointerEvent, useRef } from 'react';
import { fitWidth } from './columnPrefs.ts';
import * as styles from './DataGrid.css.ts';

interface ResizeHandleProps {
  /** Custom properties of the table that hold the column's width and how far it may grow. */
  variables: readonly string[];
  /** Px. */
  width: number;
  /** The pointer let go; null after a double press: back to the width as designed. */
  onResize: (width: number | null) => void;
}

/** Drags the end of a column. For the pointer alone: the keyboard has Shift with the arrows on the heading. */
export function ResizeHandle({ variables, width, onResize }: ResizeHandleProps) {
  const drag = useRef<{ readonly x: number; readonly from: number; width: number } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // A column that shares what is left over is wider than its own width.
    const from = event.currentTarget.parentElement?.offsetWidth ?? width;
    drag.current = { x: event.clientX, from, width: from };
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLSpanElement>) => {
    if (!drag.current) return;
    const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    drag.current.width = fitWidth(drag.current.from + sign * (clientX - drag.current.x));
    // One style of the table moves all rows; React hears of it at the end.
    const style = currentTarget.closest('table')?.style;
    for (const variable of variables) style?.setProperty(variable, `${drag.current.width}px`);
  };
  const end = () => {
    const moved = drag.current;
    drag.current = null;
    if (moved && moved.width !== moved.from) onResize(moved.width);
  };
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(null)}
    />
  );
}
