import { startTransition, useLayoutEffect, useState } from 'react';
import { modals } from '../../overlays/Dialog/modals.ts';

/**
 * An element in the top layer that stays usable while a modal dialog is open: everything outside the dialog is inert
 * then, so the element moves into it, and out again before the dialog leaves the document.
 */
export function useTopLayer(className: string): HTMLElement | null {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.className = className;
    element.popover = 'manual';
    const settle = () => {
      const home = modals.top() ?? document.body;
      if (element.parentElement === home) return;
      home.append(element);
      element.showPopover();
    };
    settle();
    // No message waits for it, and a page that has just come should not draw twice in one breath.
    startTransition(() => setLayer(element));
    const leave = modals.subscribe(settle);
    return () => {
      leave();
      element.remove();
    };
  }, [className]);
  return layer;
}
