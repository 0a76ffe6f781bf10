import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** Source of a close request. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'cancel';

/** Event handlers of the element; the owner gets all requests as one `onClose`. */
export type CloseHandlers = ReturnType<typeof useCloseRequests>['handlers'];

interface Options {
  readonly onClose: (reason: CloseReason) => void;
  readonly guard: boolean | (() => boolean);
  readonly loading: boolean;
}

/** Turns every way to close a dialog into one request that respects `loading` and asks first if `guard` requires it. */
export function useCloseRequests({ onClose, guard, loading }: Options) {
  const [asking, setAsking] = useState<CloseReason | null>(null);
  const pressedBackdrop = useRef(false);

  const unsaved = () => (typeof guard === 'function' ? guard() : guard);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault();
  });
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, []);

  const request = (reason: CloseReason) => {
    if (loading) return;
    if (asking && reason === 'escape') setAsking(null);
    else if (unsaved()) setAsking(reason);
    else onClose(reason);
  };

  return {
    /** The reason under question, or null. */
    asking,
    request,
    keep: () => setAsking(null),
    discard: () => onClose(asking ?? 'cancel'),
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // An open popover inside takes the key first.
        if (event.currentTarget.querySelector(':popover-open:not([popover="manual"])')) return;
        event.preventDefault();
        event.stopPropagation();
        request('escape');
      },
      /** Close requests that are no key, such as the back gesture of Android. */
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        // The cancel event of a file input bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        request('escape');
      },
      /** Browsers do not let the page block a second close request. */
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        const dialog = event.currentTarget;
        if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        request('escape');
      },
      onPointerDown(event: MouseEvent<HTMLDialogElement>) {
        // A list that is open over the dialog closes first and consumes the press.
        const under = event.currentTarget.querySelector('[role="combobox"][aria-expanded="true"]');
        pressedBackdrop.current = event.target === event.currentTarget && under === null;
      },
      /** A press that began inside, such as selecting text, must not close when it ends outside. */
      onClick(event: MouseEvent<HTMLDialogElement>) {
        if (event.target === event.currentTarget && pressedBackdrop.current) request('backdrop');
        pressedBackdrop.current = false;
      },
    },
  };
}
