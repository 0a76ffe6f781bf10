import { type RefObject, useLayoutEffect, useState } from 'react';
import { useDrawnHere } from './useDrawnHere.ts';

/**
 * How wide an element is; a guess until it is measured, which happens before the first paint. What a server drew is painted
 * by then, and its measure waits for the observer: asking for it as the page comes alive would draw it twice in one breath.
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
