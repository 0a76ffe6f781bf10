import {
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Placement, place } from './place.ts';

/** What a trigger button spreads on itself. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
}

export interface PopoverOptions {
  /** Given together with `onOpenChange`, the owner decides; left out, the popover does. */
  open?: boolean | undefined;
  /** Opened or closed, by whatever means. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Wished side and edge; turned over where there is no room. */
  placement?: Placement | undefined;
}

/** A native popover beside its trigger: opened by the browser, placed and named by us. */
export function usePopover<E extends HTMLElement>({
  open: wanted,
  onOpenChange,
  placement = 'bottom-start',
}: PopoverOptions) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<E>(null);
  const [open, setOpen] = useState(false);

  const move = useEffectEvent(() => {
    const anchor = trigger.current?.getBoundingClientRect();
    const box = panel.current;
    if (!anchor || !box?.matches(':popover-open')) return;
    box.style.maxBlockSize = '';
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top, maxHeight } = place({
      anchor,
      panel: { width: box.offsetWidth, height: box.offsetHeight },
      viewport: { width, height },
      placement,
      rtl: getComputedStyle(box).direction === 'rtl',
    });
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${maxHeight}px` });
  });

  useEffect(() => {
    if (wanted !== undefined && panel.current) panel.current.togglePopover(wanted);
  }, [wanted]);

  // `open` turns true just before the browser shows the panel: the next frame is the first that can measure it.
  useLayoutEffect(() => {
    if (!open) return;
    const follow = () => move();
    const frame = requestAnimationFrame(follow);
    const resized = new ResizeObserver(follow);
    if (panel.current) resized.observe(panel.current);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [open]);

  const triggerProps: TriggerProps = {
    ref: trigger,
    popoverTarget: id,
    'aria-expanded': open,
    'aria-controls': id,
  };
  return {
    id,
    open,
    trigger,
    panel,
    triggerProps,
    show: () => panel.current?.togglePopover(true),
    hide: () => panel.current?.togglePopover(false),
    onBeforeToggle(event: ToggleEvent<E>) {
      if (event.target !== event.currentTarget) return;
      const next = event.newState === 'open';
      setOpen(next);
      onOpenChange?.(next);
    },
  };
}
