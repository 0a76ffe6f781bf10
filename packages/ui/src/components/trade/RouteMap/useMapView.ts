import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWidth } from '../../../provider/useWidth.ts';
import type { ChartPoint } from './mercator.ts';
import { fitView, heightOn, pan, type View, zoom } from './view.ts';

/** Room for rings and labels around what the map is fitted to, in px. */
const margin = 56;
const stride = 80;
const nearer = 1.5;
const strides: Readonly<Record<string, ChartPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const factors: Readonly<Record<string, number>> = { '+': nearer, '=': nearer, '-': 1 / nearer };

/** Size and view of a map, and the hands that move it: drag, wheel with Ctrl, keys, buttons. */
export function useMapView(points: readonly ChartPoint[], height: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useWidth(viewport, 800);
  const size = { width, height: heightOn(width, height) };
  const [moved, setMoved] = useState<View | null>(null);
  const view = moved ?? fitView(points, size, Math.min(margin, size.width / 6));

  const panBy = (dx: number, dy: number) => setMoved(pan(view, dx, dy, size));
  const zoomBy = (factor: number, at?: ChartPoint) => setMoved(zoom(view, factor, size, at));
  const reset = () => setMoved(null);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = viewport.current?.getBoundingClientRect();
    if (box) zoomBy(2 ** (-event.deltaY / 200), [event.clientX - box.x, event.clientY - box.y]);
  });
  // React listens to the wheel passively, which could not keep the browser from zooming the page.
  useEffect(() => {
    const element = viewport.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const hands = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) panBy(-event.movementX, -event.movementY);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = strides[event.key];
      const factor = factors[event.key];
      if (step) panBy(step[0] * stride, step[1] * stride);
      else if (factor) zoomBy(factor);
      else if (event.key === '0') reset();
      else return;
      event.preventDefault();
    },
  };
  return {
    viewport,
    size,
    view,
    hands,
    nearer: () => zoomBy(nearer),
    farther: () => zoomBy(1 / nearer),
    reset,
  };
}
