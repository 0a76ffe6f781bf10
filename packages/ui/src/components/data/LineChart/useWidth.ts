import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is; a guess until it is measured, which happens before the first paint. */
export function useWidth(element: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = () => setWidth(element.current?.clientWidth || guess);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, guess]);
  return width;
}
