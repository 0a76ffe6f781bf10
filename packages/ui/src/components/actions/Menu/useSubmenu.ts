import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useMedia } from '../../../hooks/useMedia.ts';
import { useFollow } from '../../overlays/Popover/useFollow.ts';
import { useMenu } from './MenuPanel.tsx';

/** Ms that the pointer rests on an item before its submenu opens: on its way across it opens nothing. */
const openDelay = 120;
/** Ms for the way from the item to its submenu, across other items. */
const closeDelay = 300;

interface Options {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

/** Opens the items of a second level beside their item, or over the whole menu on a phone, and closes them with it. */
export function useSubmenu({ panel, trigger }: Options) {
  const id = useId();
  const { isOpen: isMenuOpen } = useMenu();
  const isOver = useMedia('phone');
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  useFollow(isOpen, isOver ? menu : trigger, panel, isOver ? 'over' : 'end-top', 2);

  const show = () => {
    clearTimeout(timer.current);
    menu.current = trigger.current?.closest<HTMLElement>('[popover]') ?? null;
    panel.current?.togglePopover(true);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    panel.current?.togglePopover(false);
    setOpen(false);
  };
  useEffect(() => {
    if (isMenuOpen) return;
    clearTimeout(timer.current);
    panel.current?.togglePopover(false);
  }, [isMenuOpen, panel]);

  const isOwn = (element: Element | null) =>
    element === trigger.current || panel.current?.contains(element) === true;

  return {
    id,
    isOpen,
    /** Whether its items replace the menu. */
    isOver,
    show,
    hide,
    showSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(show, openDelay);
    },
    /** The pointer goes on before the submenu has opened. */
    forget: () => {
      if (!isOpen) clearTimeout(timer.current);
    },
    /** Closes it once another item has the focus, which follows keys and pointer. */
    hideSoon: ({ relatedTarget }: FocusEvent) => {
      if (isOwn(relatedTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!isOwn(document.activeElement)) hide();
      }, closeDelay);
    },
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    /** The arrow keys that lead in and out, in the direction of the text. */
    keysAt: (element: Element) =>
      getComputedStyle(element).direction === 'rtl'
        ? { open: 'ArrowLeft', close: 'ArrowRight' }
        : { open: 'ArrowRight', close: 'ArrowLeft' },
  };
}
