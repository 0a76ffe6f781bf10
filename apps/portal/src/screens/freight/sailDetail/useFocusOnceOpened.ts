import { useEffect, useRef } from 'react';

/**
 * Where a sailing opens to whoever just started the trial, the button that they pressed is gone: they go on at the
 * beginning of what stands there now.
 */
export function useFocusOnceOpened(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const opened = open && !wasOpen.current;
    wasOpen.current = open;
    if (opened) document.querySelector('main')?.focus();
  }, [open]);
}
