import { type RefObject, useLayoutEffect, useState } from 'react';

const reachable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

/** Whether a visible element contains no tabbable element; follows later changes of its content. */
export function useBare(element: RefObject<HTMLElement | null>, isVisible: boolean): boolean {
  const [bare, setBare] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!isVisible || !box) return;
    const look = () => {
      const stops = box.querySelectorAll<HTMLElement & { disabled?: boolean }>(reachable);
      setBare([...stops].every((stop) => stop.disabled === true || stop.tabIndex < 0));
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(box, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'tabindex', 'href'],
    });
    return () => changes.disconnect();
  }, [element, isVisible]);
  return bare;
}
