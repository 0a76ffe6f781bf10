import { useEffect, useRef } from 'react';

/**
 * If a sailing opens to a user who has just started the trial, the pressed button is gone: focus moves to the start of
 * the new content.
 */
export function useFocusOnceOpened(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const opened = open && !wasOpen.current;
    wasOpen.current = open;
    if (opened) document.querySelector('main')?.focus();
  }, [open]);
}
