import { useLayoutEffect } from 'react';

/**
 * Marks the whole page while a part of it is mounted, by an attribute of the root. A style that matches the part with
 * `:has()` is evaluated at every change of the page; an attribute is not.
 */
export function useRootMark(name: `data-${string}`, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
