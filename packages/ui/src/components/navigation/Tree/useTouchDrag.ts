import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { shareOf, type useTreeMove } from './useTreeMove.ts';

/** Ms that a finger rests on a line before it carries it: one that moves sooner scrolls. */
const rest = 400;
/** Px that a resting finger may stray. */
const stray = 8;
/** Px from an edge within which a drag scrolls the lines, and the distance per frame. */
const edge = 48;
const pace = 7;

interface Options {
  readonly box: RefObject<HTMLElement | null>;
  readonly move: ReturnType<typeof useTreeMove>;
  /** The line of a node will be carried: it must stay drawn. */
  readonly onCarry: (id: string) => void;
}

interface Finger {
  readonly pointer: number;
  readonly id: string;
  readonly x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  frame: number;
  carrying: boolean;
}

/**
 * Carries a line by finger or pen after a rest on it. The browser's own dragging is for mice: by touch some have none, some
 * open a menu, and none draws it alike.
 */
export function useTouchDrag({ box, move, onCarry }: Options) {
  const finger = useRef<Finger | null>(null);
  const spent = useRef(false);
  const latest = useRef({ move, onCarry });
  useLayoutEffect(() => {
    latest.current = { move, onCarry };
  });

  const end = () => {
    clearTimeout(finger.current?.timer);
    cancelAnimationFrame(finger.current?.frame ?? 0);
    finger.current = null;
  };
  useEffect(() => {
    const lines = box.current;
    // React's touch listeners are passive and cannot prevent scrolling.
    const hold = (event: TouchEvent) => {
      if (finger.current?.carrying) event.preventDefault();
    };
    lines?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      lines?.removeEventListener('touchmove', hold);
      clearTimeout(finger.current?.timer);
      cancelAnimationFrame(finger.current?.frame ?? 0);
    };
  }, [box]);

  const under = (x: number, y: number) => {
    const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="treeitem"]');
    const id = line && box.current?.contains(line) ? line.dataset.node : undefined;
    return line && id !== undefined ? { id, share: shareOf(line, y) } : null;
  };
  const look = (x: number, y: number) => {
    const target = under(x, y);
    // Beyond the lines nothing would take it.
    latest.current.move.hover(target?.id ?? '', target?.share ?? 0);
  };
  const scroll = () => {
    const now = finger.current;
    if (!now || !box.current) return;
    const own = box.current.scrollHeight > box.current.clientHeight;
    const { top, bottom } = own
      ? box.current.getBoundingClientRect()
      : { top: 0, bottom: window.innerHeight };
    const by = now.y < top + edge ? -pace : now.y > bottom - edge ? pace : 0;
    if (by !== 0) {
      (own ? box.current : window).scrollBy(0, by);
      look(now.x, now.y);
    }
    now.frame = requestAnimationFrame(scroll);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const line = (event.target as Element).closest<HTMLElement>('[role="treeitem"]');
      const id = line?.dataset.node;
      spent.current = false;
      if (!line || id === undefined || !move.movable(id)) return;
      line.draggable = event.pointerType === 'mouse' && !move.busy;
      if (event.pointerType === 'mouse' || !event.isPrimary || move.busy) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        if (!finger.current) return;
        finger.current.carrying = true;
        latest.current.onCarry(id);
        latest.current.move.carry(id);
        scroll();
      }, rest);
      finger.current = { pointer, id, x, y, timer, frame: 0, carrying: false };
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const now = finger.current;
      if (now?.pointer !== pointerId) return;
      if (!now.carrying) {
        if (Math.hypot(clientX - now.x, clientY - now.y) > stray) end();
        return;
      }
      now.y = clientY;
      look(clientX, clientY);
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const now = finger.current;
      if (now?.pointer !== pointerId) return;
      end();
      if (!now.carrying) return;
      spent.current = true;
      // Browsers click at once or not at all; a later press, such as a screen reader's, is a new one.
      setTimeout(() => {
        spent.current = false;
      }, rest);
      const target = under(clientX, clientY);
      // Released where the drag began: no move.
      if (target && target.id !== now.id) move.letGo(target.id, target.share);
      else move.drop();
    },
    onPointerCancel: () => {
      if (finger.current?.carrying) move.drop();
      end();
    },
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (finger.current) event.preventDefault();
    },
    /** The press that ends the carrying chooses nothing. */
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (spent.current) event.stopPropagation();
      spent.current = false;
    },
  };
}
