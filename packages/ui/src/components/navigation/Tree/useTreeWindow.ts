import { type RefObject, useLayoutEffect, useState } from 'react';
import { moveWindow, windowSize } from '../../inputs/Combobox/optionWindow.ts';

/** A stretch of lines that are drawn, or the room of such as are not, in px. */
export type Stretch =
  | { readonly from: number; readonly to: number }
  | { readonly room: number; readonly key: string };

/** Renders some of many lines: those around the scroll position, and the focused one wherever it is. */
export function useTreeWindow(box: RefObject<HTMLElement | null>, count: number, entry: number) {
  const [at, setAt] = useState(() => moveWindow(0, Math.max(entry, 0), count));
  const [height, setHeight] = useState(36);
  const partial = count > windowSize;
  const first = partial ? Math.min(at, count - 1) : 0;
  const end = partial ? Math.min(first + windowSize, count) : count;

  useLayoutEffect(() => {
    if (!partial) return;
    const lines = box.current?.querySelectorAll<HTMLElement>('[role="treeitem"]');
    const [one, next] = [lines?.[3], lines?.[4]];
    if (one && next && next.offsetTop > one.offsetTop) setHeight(next.offsetTop - one.offsetTop);
  }, [box, partial]);

  const onScroll = () => {
    if (!box.current) return;
    const middle = Math.floor((box.current.scrollTop + box.current.clientHeight / 2) / height);
    setAt(moveWindow(first, Math.min(Math.max(middle, 0), count - 1), count));
  };
  const room = (lines: number, key: string): Stretch[] => (lines > 0 ? [{ room: lines * height, key }] : []);
  const alone = entry >= 0 ? [{ from: entry, to: entry + 1 }] : [];
  const stretches: Stretch[] =
    entry < first
      ? [
          ...room(entry, 'start'),
          ...alone,
          ...room(first - Math.max(entry, -1) - 1, 'before'),
          { from: first, to: end },
          ...room(count - end, 'end'),
        ]
      : entry >= end
        ? [
            ...room(first, 'start'),
            { from: first, to: end },
            ...room(entry - end, 'after'),
            ...alone,
            ...room(count - entry - 1, 'end'),
          ]
        : [...room(first, 'start'), { from: first, to: end }, ...room(count - end, 'end')];
  return { partial, stretches, onScroll: partial ? onScroll : undefined };
}
