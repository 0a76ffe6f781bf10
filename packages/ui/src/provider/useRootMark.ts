import { useLayoutEffect } from 'react';

/**
 * Tells the whole page of a part of it, by an attribute of the root that goes with the part. A style that looks for the part
 * with `:has()` is asked at every change of the page; an attribute is not.
 */
export function useRootMark(name: `data-${string}`, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
