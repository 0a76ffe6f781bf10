import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place: when the focused element inside an element is removed or hidden, `place` gets the focus
 * (the element itself by default), or else the element that was focused before. Spread the result over the element.
 */
export function useFocusPlace(place?: RefObject<HTMLElement | null>) {
  const root = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  const before = useRef<HTMLElement>(null);
  const keep = () => {
    if (!focused.current || focused.current.checkVisibility()) return;
    for (const next of [(place ?? root).current, before.current]) {
      if (document.activeElement !== document.body) break;
      next?.focus({ preventScroll: true });
    }
    const { activeElement } = document;
    focused.current = root.current?.contains(activeElement) ? activeElement : null;
  };
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
    keep();
  });
  // Content inside may also be removed by a separate rendering.
  const observer = useRef<MutationObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  return {
    onFocusCapture({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
      root.current = currentTarget;
      focused.current = target;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
      observer.current ??= new MutationObserver(() => latest.current());
      observer.current.observe(currentTarget, { childList: true, subtree: true });
    },
    onBlurCapture({ target }: FocusEvent<HTMLElement>) {
      // A window that is left keeps its focus for the way back.
      if (document.activeElement !== target) focused.current = null;
    },
  };
}
