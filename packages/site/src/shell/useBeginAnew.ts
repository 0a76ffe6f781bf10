import { useEffect, useRef } from 'react';

/**
 * When something else is shown than before, another page or a form that was saved, focus goes to the beginning of the
 * content: a screen reader starts there and Tab goes on from there. `shown` tells one from the other.
 */
export function useBeginAnew(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown]);
}
