import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStable } from '../../../hooks/useStable.ts';
import { useWidth } from '../../../hooks/useWidth.ts';
import type { ChartPoint } from './mercator.ts';
import { fitView, heightOn, isInSight, type MapHeight, pan, type View, zoom } from './view.ts';

/** Space for rings and labels around the fitted content, in px. */
const margin = 56;
const stride = 80;
/** Px a pointer moves before a press is a drag. */
const slack = 4;
/** A place nearer to the edge than this, px, is scrolled into view. */
const edge = 24;
const nearer = 1.5;
const strides: Readonly<Record<string, ChartPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const factors: Readonly<Record<string, number>> = { '+': nearer, '=': nearer, '-': 1 / nearer };

/**
 * Size and view of a map, and its controls: drag, wheel with Ctrl, keys, buttons. `contentKey` names its content: other
 * content is fitted again, wherever the user had moved before.
 */
export function useMapView(points: readonly ChartPoint[], height: MapHeight, contentKey: string) {
  const viewport = useRef<HTMLDivElement>(null);
  const pressed = useRef<ChartPoint | null>(null);
  const width = useWidth(viewport, 800);
  const high = heightOn(width, height);
  const size = useMemo(() => ({ width, height: high }), [width, high]);
  const [moved, setMoved] = useState<{ view: View; of: string } | null>(null);
  const fitted = useMemo(() => fitView(points, size, Math.min(margin, size.width / 6)), [points, size]);
  const view = moved?.of === contentKey ? moved.view : fitted;

  const moveTo = (next: View) => setMoved({ view: next, of: contentKey });
  const panBy = (dx: number, dy: number) => moveTo(pan(view, dx, dy, size));
  const zoomBy = (factor: number, at?: ChartPoint) => moveTo(zoom(view, factor, size, at));
  const reset = () => setMoved(null);
  /** Centres a point, in px from the top left, unless it is visible. */
  const reveal = useStable(([x, y]: ChartPoint) => {
    if (!isInSight([x, y], size, edge)) panBy(x - size.width / 2, y - size.height / 2);
  });

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
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      pressed.current = button === 0 ? [clientX, clientY] : null;
    },
    onPointerMove: (event: PointerEvent) => {
      const { currentTarget, pointerId, buttons, clientX, clientY, movementX, movementY } = event;
      if (currentTarget.hasPointerCapture(pointerId)) return panBy(-movementX, -movementY);
      const [x, y] = pressed.current ?? [clientX, clientY];
      const isDrag = buttons === 1 && Math.hypot(clientX - x, clientY - y) > slack;
      if (!pressed.current || !isDrag) return;
      // Not with the press: pressing and releasing a place follows its link, and no click comes after a drag.
      currentTarget.setPointerCapture(pointerId);
      panBy(x - clientX, y - clientY);
    },
    onPointerUp: () => {
      pressed.current = null;
    },
    // A link would be carried off in place of the map.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
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
    reveal,
    nearer: () => zoomBy(nearer),
    farther: () => zoomBy(1 / nearer),
    reset,
  };
}
