import { type RefObject, useLayoutEffect, useState } from 'react';
import { moveWindow, windowSize } from './optionWindow.ts';

/** Which options of a long list are drawn. */
export interface OptionWindow {
  readonly first: number;
  /** Behind the last one. */
  readonly end: number;
  /** Whether any is left out. */
  readonly partial: boolean;
  /** Room of those left out, px. */
  readonly before: number;
  readonly after: number;
  readonly onScroll: (() => void) | undefined;
}

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly count: number;
  readonly active: number | null;
  /** The searched text: for another one the list starts at the top. */
  readonly query: string;
}

/** Renders some of many options: those around the scroll position, or around the active one. */
export function useOptionWindow({ list, open, count, active, query }: Options): OptionWindow {
  const [at, setAt] = useState({ first: 0, active, query });
  const [height, setHeight] = useState(40);
  const partial = open && count > windowSize;

  let { first } = at;
  // Worked out while drawing: the option that the input names must be there in the same moment.
  if (at.active !== active || at.query !== query) {
    first = moveWindow(at.query === query ? first : 0, active ?? (at.query === query ? first : 0), count);
    setAt({ first, active, query });
  }
  first = partial ? Math.min(first, Math.max(0, count - 1)) : 0;
  const end = partial ? Math.min(first + windowSize, count) : count;

  useLayoutEffect(() => {
    if (!partial) return;
    const options = list.current?.querySelectorAll<HTMLElement>('[role="option"]');
    const [top, bottom] = [options?.[0], options?.[options.length - 1]];
    if (!options || !top || !bottom || options.length < 2) return;
    setHeight((bottom.offsetTop - top.offsetTop) / (options.length - 1));
  }, [list, partial]);

  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    const middle = Math.floor((box.scrollTop + box.clientHeight / 2) / height);
    const next = moveWindow(first, Math.min(Math.max(middle, 0), count - 1), count);
    if (next !== first) setAt((now) => ({ ...now, first: next }));
  };
  return {
    first,
    end,
    partial,
    before: first * height,
    after: (count - end) * height,
    onScroll: partial ? onScroll : undefined,
  };
}
