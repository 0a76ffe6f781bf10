import { type RefObject, useEffect, useRef } from 'react';
import type { HeaderSession } from './types.ts';

/** Marks the button of the session: to log in, or the account's. */
export const sessionButton = { 'data-session': '' };

/** Who logs in or out presses a button that goes away by that; the one in its place takes the focus, if nothing has it. */
export function useSessionFocus(state: HeaderSession['state'] | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const changed = before.current && state && before.current !== state;
    before.current = state;
    if (!changed) return;
    const take = () => {
      if (document.activeElement === document.body)
        place.current?.querySelector<HTMLElement>('[data-session]')?.focus();
    };
    const dialog = document.querySelector('dialog:modal');
    if (dialog) dialog.addEventListener('close', take, { once: true });
    else take();
  }, [state]);
  return place;
}
