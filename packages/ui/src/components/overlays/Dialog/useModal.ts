import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { modals } from './modals.ts';
import { lockScroll } from './scrollLock.ts';

/** Where focus goes; a function is asked when the moment comes. */
export type FocusTarget = RefObject<HTMLElement | null>;

interface ModalFocus {
  readonly start: FocusTarget;
  /** Instead of the element that had focus before. */
  readonly end?: FocusTarget | undefined;
}

/**
 * Shows a `<dialog>` as modal for as long as its component is mounted, and gives focus back afterwards: to what opened it,
 * and where that is gone to the beginning of what is left.
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

/** Focus that went with its element goes to the dialog below or to the content: from the body Tab would begin at the top of the page. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const place = modals.top()?.querySelector<HTMLElement>('h2') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
