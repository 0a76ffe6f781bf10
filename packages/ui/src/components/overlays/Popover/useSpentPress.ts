import { type RefObject, useEffect, useEffectEvent } from 'react';

type Place = RefObject<HTMLElement | null> | undefined;

/**
 * While a popover is open, a press outside closes it and has no other effect: neither the element underneath nor the
 * dialog around receives it. Its own elements, and buttons that open another popover, act at once.
 */
export function useSpentPress(open: boolean, own: readonly Place[], hide: () => void): void {
  const isOwn = useEffectEvent((target: Element) => {
    // Content in another layer above, such as a list or a toast, is not outside but over it.
    const above = target.closest('[popover]:popover-open, [popovertarget]');
    return (
      (above !== null && !above.contains(own[0]?.current ?? null)) ||
      own.some((place) => place?.current?.contains(target))
    );
  });
  const close = useEffectEvent(hide);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || isOwn(event.target)) return;
      event.stopPropagation();
      close();
      spendPress();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [open]);
}

/** Ignores the remaining events of the current press, wherever it ends. */
function spendPress(): void {
  const spend = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') end();
  };
  // A drag, or a long press, ends without a click.
  const next = () => end();
  const types = ['mousedown', 'mouseup', 'pointerup', 'click'];
  const end = () => {
    for (const type of types) window.removeEventListener(type, spend, true);
    window.removeEventListener('pointerdown', next, true);
    window.removeEventListener('keydown', next, true);
  };
  for (const type of types) window.addEventListener(type, spend, true);
  // The press that began this is on its way through these listeners still.
  queueMicrotask(() => {
    window.addEventListener('pointerdown', next, true);
    window.addEventListener('keydown', next, true);
  });
}
