import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the page has scrolled past the sentinel, without listening to every scroll. */
export function useSolid(overlay: boolean): { sentinel: RefObject<HTMLSpanElement | null>; solid: boolean } {
  const sentinel = useRef<HTMLSpanElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!overlay || !sentinel.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPassed(!last.isIntersecting);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [overlay]);
  return { sentinel, solid: !overlay || passed };
}
