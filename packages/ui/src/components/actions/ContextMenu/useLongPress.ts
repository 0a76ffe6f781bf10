import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Ms of a long press, as phones count it. */
const longEnough = 500;
/** px that a finger may move; further it scrolls. */
const tolerance = 10;

/** Calls back where a finger rests on an element. The click at its end is not a press of the element. */
export function useLongPress(onLongPress: (x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isLong.current = false;
      stop();
      if (pointerType !== 'touch') return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        isLong.current = true;
        onLongPress(clientX, clientY);
      }, longEnough);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > tolerance) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { handlers, wasLong: () => isLong.current };
}
