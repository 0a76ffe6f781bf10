import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import type { Placement } from './place.ts';
import { useFollow } from './useFollow.ts';
import { useSpentPress } from './useSpentPress.ts';

/** Props that a trigger button spreads on itself. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
}

export interface PopoverOptions {
  /** Given together with `onOpenChange`, the owner decides; left out, the popover does. */
  open?: boolean | undefined;
  /** Opened or closed, by any means. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Wished side and edge; turned over where there is no room. */
  placement?: Placement | undefined;
  /** Positions it at this element instead of its trigger, and closer: the box of a field, with the trigger in it. */
  anchor?: RefObject<HTMLElement | null> | undefined;
}

/** A native popover next to its trigger: opened by the browser, placed and named by us. */
export function usePopover<E extends HTMLElement>({
  open: openProp,
  onOpenChange,
  placement = 'bottom-start',
  anchor,
}: PopoverOptions) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<E>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (openProp !== undefined && panel.current) panel.current.togglePopover(openProp);
  }, [openProp]);

  const scrolls = useFollow(open, anchor ?? trigger, panel, placement, anchor && 4);

  const hide = () => panel.current?.togglePopover(false);
  useSpentPress(open, [panel, trigger, anchor], hide);

  const triggerProps: TriggerProps = {
    ref: trigger,
    popoverTarget: id,
    'aria-expanded': open,
    'aria-controls': id,
  };
  return {
    id,
    open,
    /** Higher than the screen has room for. */
    scrolls,
    trigger,
    panel,
    triggerProps,
    show: () => panel.current?.togglePopover(true),
    hide,
    onBeforeToggle(event: ToggleEvent<E>) {
      if (event.target !== event.currentTarget) return;
      const next = event.newState === 'open';
      setOpen(next);
      onOpenChange?.(next);
    },
  };
}
