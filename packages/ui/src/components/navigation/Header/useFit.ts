import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { tabsThatFit } from './tabsThatFit.ts';

/**
 * Measures the children of a list, of which the last is the button for the rest, and returns which fit. If more items
 * exist than the list renders, its button is always needed. Children that do not fit must keep their width, e.g. by
 * `visibility: hidden` out of the flow.
 */
export function useFit(
  count: number,
  current: number,
  moreFollow: boolean,
): { list: RefObject<HTMLUListElement | null>; visible: readonly number[] } {
  const list = useRef<HTMLUListElement>(null);
  const [visible, setVisible] = useState<readonly number[]>(() =>
    Array.from({ length: count }, (_, index) => index),
  );

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      const next = tabsThatFit({
        widths: widths.slice(0, count),
        more,
        available: element.clientWidth,
        current,
        moreFollow,
      });
      setVisible((before) => (before.join() === next.join() ? before : next));
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [count, current, moreFollow]);

  return { list, visible };
}
