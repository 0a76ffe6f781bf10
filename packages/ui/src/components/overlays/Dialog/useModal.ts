import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { modals } from './modals.ts';
import { lockScroll } from './scrollLock.ts';

/** The target of the focus; a function is evaluated when focus moves. */
export type FocusTarget = RefObject<HTMLElement | null>;

interface ModalFocus {
  readonly start: FocusTarget;
  /** Instead of the element that had focus before. */
  readonly end?: FocusTarget | undefined;
}

/**
 * Shows a `<dialog>` as modal for as long as its component is mounted, and returns focus afterwards: to its opener, or
 * if that was removed, to the start of the remaining content.
 */
export function useModal({ start, end }: ModalFocus): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const focusStart = useEffectEvent(() => start.current?.focus({ preventScroll: true }));
  const focusEnd = useEffectEvent(() => end?.current?.focus());

  // Layout effects end before the element leaves the document, which is the only moment when close() can return focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const unlock = lockScroll();
    dialog.showModal();
    modals.add(dialog);
    focusStart();
    return () => {
      modals.remove(dialog);
      dialog.close();
      unlock();
      focusEnd();
      // The button that opened it may be removed at the same time.
      queueMicrotask(keepFocus);
    };
  }, []);
  return ref;
}

/**
 * Focus lost with a removed element moves to the dialog below or to the content: from the body Tab would begin at the
 * top of the page.
 */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const place = modals.top()?.querySelector<HTMLElement>('h2') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
