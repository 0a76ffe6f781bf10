import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { moveEntry } from '../machine/entries.ts';

interface Drag {
  readonly key: string;
  readonly to: number;
}

/**
 * Order of the rows of a list that a pointer drags by a handle; the others move at once, and `onMove` is called at the
 * end.
 */
export function useDragOrder<Row extends { readonly key: string }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  onMove: (key: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const key = drag?.key ?? null;

  const follow = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    if (!drag) return;
    const others = [...(list.current?.children ?? [])].filter(
      (row) => row.getAttribute('data-entry') !== drag.key,
    );
    const to = others.filter((row) => middleOf(row) < clientY).length;
    if (to !== drag.to) setDrag({ ...drag, to });
  });
  const end = useEffectEvent(({ type }: globalThis.PointerEvent) => {
    if (drag && type === 'pointerup') onMove(drag.key, drag.to);
    setDrag(null);
  });
  // On the window: a row that changes its place in the document loses the pointer it has captured.
  useEffect(() => {
    if (key === null) return;
    const onPointerMove = (event: globalThis.PointerEvent) => follow(event);
    const onEnd = (event: globalThis.PointerEvent) => end(event);
    addEventListener('pointermove', onPointerMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      removeEventListener('pointermove', onPointerMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, [key]);

  const grab = (of: string, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ key: of, to: rows.findIndex((row) => row.key === of) });
  };
  return { ordered: drag ? moveEntry(rows, drag.key, drag.to) : rows, dragged: key, grab };
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
