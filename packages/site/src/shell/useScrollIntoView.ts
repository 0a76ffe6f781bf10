import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to content that replaces something long, such as the status that replaces a submitted form, and moves focus
 * to it. `here` is whether it is mounted; content that existed from the start does not scroll.
 */
export function useScrollIntoView<E extends HTMLElement>(here: boolean): RefObject<E | null> {
  const part = useRef<E>(null);
  const was = useRef(here);
  useEffect(() => {
    if (here && !was.current) {
      part.current?.focus({ preventScroll: true });
      part.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
    was.current = here;
  }, [here]);
  return part;
}
