import type { KeyboardEvent } from 'react';

/** Keeps Tab inside an open calendar, as in any dialog: otherwise Tab would leave the calendar and not close it. */
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
