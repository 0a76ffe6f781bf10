import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { typeahead } from './typeahead.ts';

/** Letters typed within this many ms of each other belong to one word. */
const wordPause = 600;

interface Options {
  readonly menu: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly hide: () => void;
}

/** Keys inside an open menu as the ARIA Authoring Practices list them for menu buttons. */
export function useMenuKeys({ menu, trigger, hide }: Options) {
  const typed = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // Items of a second level belong to its own menu.
  const items = () =>
    [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
      (item) => item.closest('[role="menu"]') === menu.current,
    );
  const focus = (index: number) => items().at(index)?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    switch (event.key) {
      case 'ArrowDown':
        take();
        return focus((current + 1) % all.length);
      case 'ArrowUp':
        take();
        return focus(current <= 0 ? -1 : current - 1);
      case 'Home':
        take();
        return focus(0);
      case 'End':
        take();
        return focus(-1);
      case 'Escape':
        take();
        hide();
        return trigger.current?.focus();
      case 'Tab':
        // With the focus on the trigger, the browser itself moves to the next element.
        trigger.current?.focus();
        return hide();
      case ' ':
        // A link has no press on Space.
        if (typed.current === '') {
          take();
          return all[current]?.click();
        }
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    take();
    typed.current += event.key;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      typed.current = '';
    }, wordPause);
    const labels = all.map((item) => item.textContent ?? '');
    const match = typeahead(labels, current, typed.current);
    if (match >= 0) focus(match);
  };
  return { focus, onKeyDown };
}
