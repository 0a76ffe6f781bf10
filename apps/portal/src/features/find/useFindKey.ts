import { findKeyEvent, isFindKey } from '@fairway/site';
import { useEffect } from 'react';

/** Opens the search over everything with Ctrl or ⌘ and K, unless a modal dialog is open. */
export function useFindKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFindKey(event) || document.querySelector('dialog:modal')) return;
      // The browser's own search would take the key.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    // Handles the key presses from before this listener was added.
    document.dispatchEvent(new Event(findKeyEvent));
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
