import { type RefObject, useEffect, useState } from 'react';

/** Tracks the month that the grid of a calendar shows. Keys move the focus with it; with buttons the focus stays on them. */
export function useCursor<At extends string>(
  table: RefObject<HTMLElement | null>,
  attribute: 'data-day' | 'data-week',
  start: () => At,
) {
  const [{ at, byKey }, setCursor] = useState(() => ({ at: start(), byKey: false }));
  useEffect(() => {
    if (byKey) table.current?.querySelector<HTMLElement>(`[${attribute}="${at}"]`)?.focus();
  }, [table, attribute, at, byKey]);
  return {
    at,
    turnTo: (to: At) => setCursor({ at: to, byKey: false }),
    moveTo: (to: At) => setCursor({ at: to, byKey: true }),
  };
}
