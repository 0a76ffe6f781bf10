import { type RefObject, useLayoutEffect, useState } from 'react';

interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height of an element inside its border; an estimate until it is measured, before the first paint. */
export function useSize(element: RefObject<HTMLElement | null>, guess: ElementSize): ElementSize {
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
