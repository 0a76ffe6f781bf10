import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page focus goes to the new content, so that a screen reader starts there and Tab goes on from there. */
export function useFocusAfterNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
