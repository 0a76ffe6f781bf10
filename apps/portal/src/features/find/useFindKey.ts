import { useEffect } from 'react';

/** Opens the search over everything by Ctrl or ⌘ and K, unless something asks to be answered first. */
export function useFindKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || document.querySelector('dialog:modal')) return;
      // The browser's own search would take the key.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
