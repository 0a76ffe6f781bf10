import { type RefObject, useLayoutEffect, useState } from 'react';
import { useDrawnHere } from './useDrawnHere.ts';

/**
 * The width of an element; an estimate until it is measured, which happens before the first paint. A page from the
 * server is painted by then, and its measurement waits for the observer: measuring during hydration would render it
 * twice at once.
 */
export function useWidth(element: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess);
  const drawnHere = useDrawnHere();
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = () => setWidth(element.current?.clientWidth || guess);
    if (drawnHere) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, guess, drawnHere]);
  return width;
}
