import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSize } from '../../../hooks/useSize.ts';
import { swipe } from '../Carousel/swipe.ts';
import {
  doubleClickFactor,
  fitScale,
  type ImageView,
  isLargest,
  type Point,
  panBy,
  type Size,
  turn,
  wholeView,
  zoomBy,
} from './view.ts';

/** One press of a zoom button. */
const step = 1.5;
/** Px of one press of an arrow key. */
const stride = 80;
const strides: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};
const factors: Readonly<Record<string, number>> = { '+': step, '=': step, '-': 1 / step, _: 1 / step };

interface ViewOptions {
  /** Shows the next or the previous picture. */
  readonly onStep?: ((by: 1 | -1) => void) | undefined;
  /** In a page the wheel scrolls the page, and zooms only with Ctrl. */
  readonly inPage: boolean;
}

/** Zoom, position and rotation of one picture in its room, by buttons, wheel, pointers and keys. */
export function useImageView(id: string, { onStep, inPage }: ViewOptions) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room, { width: 800, height: 480 });
  const [natural, setNatural] = useState<{ id: string; picture: Size } | null>(null);
  const [ownView, setOwnView] = useState<{ id: string; view: ImageView } | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const swipeStart = useRef<Point | null>(null);

  const picture = natural?.id === id ? natural.picture : null;
  const pictureSize = picture ?? size;
  const latest = ownView?.id === id ? ownView.view : wholeView;
  // The room may have become smaller or larger.
  const view = panBy(latest, 0, 0, pictureSize, size);
  const isZoomed = view.zoom > 1;

  const change = (next: (view: ImageView) => ImageView) =>
    setOwnView((before) => ({ id, view: next(before?.id === id ? before.view : wholeView) }));
  const zoom = (factor: number, at?: Point) =>
    change((before) => zoomBy(before, factor, pictureSize, size, at));
  const pan = (x: number, y: number) => change((before) => panBy(before, x, y, pictureSize, size));
  const showWhole = () => change(({ turns }) => ({ ...wholeView, turns }));

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = room.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const withCtrl = event.ctrlKey || event.metaKey;
    if (inPage && !withCtrl) return;
    event.preventDefault();
    zoom(2 ** (-event.deltaY / (withCtrl ? 100 : 300)), pointOf(event));
  });
  // React listens to the wheel passively, which could not keep the page from scrolling.
  useEffect(() => {
    const element = room.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    swipeStart.current = null;
  };
  const hands = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.current.set(event.pointerId, pointOf(event));
      swipeStart.current =
        pointers.current.size === 1 && event.pointerType !== 'mouse' ? pointOf(event) : null;
      // Touches are captured by the browser.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...pointers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
        pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (isZoomed) pan(now.x - before.x, now.y - before.y);
    },
    onPointerUp: (event: PointerEvent) => {
      if (swipeStart.current && !isZoomed) {
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const by = swipe(swipeStart.current, pointOf(event), rtl);
        if (by !== 0) onStep?.(by);
      }
      release(event);
    },
    onPointerCancel: release,
    onDoubleClick: (event: MouseEvent) => zoom(doubleClickFactor(view, pictureSize, size), pointOf(event)),
  };

  /** Whether the key was one of the viewer's. */
  const press = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const factor = factors[event.key];
    const by = isZoomed ? strides[event.key] : undefined;
    if (factor) zoom(factor);
    else if (event.key === '0') showWhole();
    else if (by) pan(by.x, by.y);
    else return false;
    return true;
  };

  return {
    room,
    view,
    picture,
    hands,
    press,
    onLoaded: (next: Size) => setNatural({ id, picture: next }),
    percent: Math.round(fitScale(pictureSize, size, view.turns) * view.zoom * 100),
    scale: fitScale(pictureSize, size, view.turns) * view.zoom,
    isZoomed,
    isLargest: isLargest(view, pictureSize, size),
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    showWhole,
    turn: () => change(turn),
  };
}

export type ImageViewState = ReturnType<typeof useImageView>;

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
