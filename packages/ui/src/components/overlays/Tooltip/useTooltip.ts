import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Placement } from '../Popover/place.ts';
import { useFollow } from '../Popover/useFollow.ts';

/** Ms in which the pointer may cross from the trigger to the tooltip (WCAG 1.4.13, hoverable). */
const grace = 150;
/** Ms after one tooltip left in which the next needs no delay: the reader is looking along a row of buttons. */
const warm = 400;

let leftAt = Number.NEGATIVE_INFINITY;
/** Closes the one visible tooltip; there are never two. */
let closeStanding: (() => void) | null = null;

interface Options {
  readonly delay: number;
  readonly placement: Placement;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Shows a tooltip on hover after a delay, on keyboard focus at once; hides it on Esc. */
export function useTooltip({ delay, placement, trigger, panel }: Options) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Focus that a press brings along needs no words. */
  const pressed = useRef(false);

  const hide = useEffectEvent(() => {
    clearTimeout(timer.current);
    setOpen(false);
  });

  useLayoutEffect(() => {
    const box = panel.current;
    if (!open || !box) return;
    const close = () => hide();
    closeStanding?.();
    closeStanding = close;
    box.showPopover();
    // In the capture phase, before a surrounding dialog gets the key: Esc closes only the tooltip.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      if (closeStanding === close) closeStanding = null;
      leftAt = performance.now();
      if (box.matches(':popover-open')) box.hidePopover();
    };
  }, [open, panel]);
  useFollow(open, trigger, panel, placement);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const stay = () => clearTimeout(timer.current);
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    pressed.current = false;
    if (pointerType !== 'touch') later(false, grace);
  };

  return {
    open,
    triggerHandlers: {
      // Touch has no hover: it gets no tooltip.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        if (open) stay();
        else later(true, performance.now() - leftAt < warm ? 0 : delay);
      },
      onPointerLeave: leave,
      onPointerDown: () => {
        pressed.current = true;
        now(false);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!pressed.current && target.matches(':focus-visible')) now(true);
        pressed.current = false;
      },
      onBlur: () => now(false),
    },
    panelHandlers: { onPointerEnter: stay, onPointerLeave: leave },
  };
}
