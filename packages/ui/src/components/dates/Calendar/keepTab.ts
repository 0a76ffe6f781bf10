import type { KeyboardEvent } from 'react';

/** Tab goes round in an open calendar, as in any dialog: past its end it would leave the calendar standing open. */
export function keepTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'));
  const [first, last] = [stops[0], stops.at(-1)];
  const from = document.activeElement;
  if (event.shiftKey ? from !== first : from !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
