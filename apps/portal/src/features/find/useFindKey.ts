import { findKeyEvent, isFindKey } from '@fairway/site';
import { useEffect } from 'react';

/** Opens the search over everything by Ctrl or ⌘ and K, unless something asks to be answered first. */
export function useFindKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFindKey(event) || document.querySelector('dialog:modal')) return;
      // The browser's own search would take the key.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    // What was pressed before this moment is pressed again.
    document.dispatchEvent(new Event(findKeyEvent));
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
