import { type RefObject, useLayoutEffect, useState } from 'react';

interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height of an element without its padding; an estimate until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>, guess: ElementSize): ElementSize {
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
