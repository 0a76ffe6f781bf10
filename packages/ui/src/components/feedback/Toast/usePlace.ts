import { useEffect, useLayoutEffect, useRef } from 'react';
import { media } from '../../../theme/scale.ts';
import { modals } from '../../overlays/Dialog/modals.ts';
import { type Place, placeOf } from './place.ts';

/** Changes that may move the free place for messages while they are visible. */
const occasions = ['resize', 'scroll', 'animationend', 'transitionend'] as const;

const controls = 'button, a[href], input, select, textarea, summary';

const boxOf = (element: Element) => element.getBoundingClientRect();

function find(layer: HTMLElement, pressed: Element | null): Place {
  const { left, right, height } = boxOf(layer);
  const dialog = modals.top();
  const head = dialog?.querySelector('[data-head]');
  return placeOf({
    screen: { height: innerHeight },
    // On a phone at the top: the foot of the screen belongs to the actions of sheets.
    messages: { left, right, height, edge: matchMedia(media.phone).matches ? 'top' : 'bottom' },
    dialog: dialog && { box: boxOf(dialog), headEnds: boxOf(head ?? dialog).bottom },
    feet: [...document.querySelectorAll('[data-foot]')].map(boxOf),
    pressed: pressed?.isConnected ? boxOf(pressed) : null,
  });
}

/**
 * While messages are visible, keeps them off the head of an open dialog, off the actions at the foot of a page and off the
 * control that was pressed last.
 */
export function usePlace(layer: HTMLElement, stands: boolean): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    // Not the focused element: Safari does not focus a button that is pressed.
    const remember = ({ target }: MouseEvent) => {
      if (target instanceof Element && !layer.contains(target)) pressed.current = target.closest(controls);
    };
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, [layer]);
  useLayoutEffect(() => {
    if (!stands) return;
    const settle = () => {
      const { edge, inset } = find(layer, pressed.current);
      layer.style.insetBlock = edge === 'top' ? `${inset}px auto` : `auto ${inset}px`;
    };
    settle();
    const sizes = new ResizeObserver(settle);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(layer);
      const dialog = modals.top();
      if (dialog) sizes.observe(dialog);
    };
    watch();
    const leave = modals.subscribe(watch);
    for (const occasion of occasions) addEventListener(occasion, settle, { capture: true, passive: true });
    return () => {
      leave();
      sizes.disconnect();
      for (const occasion of occasions) removeEventListener(occasion, settle, { capture: true });
      layer.style.removeProperty('inset-block');
    };
  }, [layer, stands]);
}
