import { useEffect, useRef } from 'react';
import { afterModal } from '../../overlays/Dialog/afterModal.ts';
import type { HeaderSession } from './types.ts';

/** Marks the button of the session: to log in, or the account's. */
export const sessionButton = { 'data-session': '' };

/**
 * A login or logout removes the pressed button; the button that replaces it takes the focus, if nothing has it. A user
 * whose focus was never in this part of the header, as after a login at another site, starts at the top of the page.
 * Spread the result over the container of the button.
 */
export function useSessionFocus(state: HeaderSession['state'] | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  const visited = useRef(false);
  useEffect(() => {
    const changed = before.current && state && before.current !== state;
    before.current = state;
    if (!changed || !visited.current) return undefined;
    const take = () => {
      if (document.activeElement === document.body)
        place.current?.querySelector<HTMLElement>('[data-session]')?.focus();
    };
    return afterModal(take);
  }, [state]);
  const onFocus = () => {
    visited.current = true;
  };
  return { ref: place, onFocus };
}
