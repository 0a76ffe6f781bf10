import { type RefObject, useEffect, useRef } from 'react';

/**
 * What takes the place of something long, as how it stands takes that of the form that was sent, comes into sight, and
 * focus rests on it. `here` says whether it is there; what was there from the beginning stays where it is.
 */
export function useIntoSight<E extends HTMLElement>(here: boolean): RefObject<E | null> {
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
