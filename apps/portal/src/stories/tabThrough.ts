import { expect, userEvent } from 'storybook/test';

/** How often Tab may be pressed from one of the stops to the next: what lies between is a link, a hint, an arrow. */
const between = 12;

/** Presses Tab until each of these has had the focus, in this order; fails at the one that is not reached. */
export async function tabThrough(stops: readonly HTMLElement[]): Promise<void> {
  for (const stop of stops) {
    for (let presses = 0; presses < between && document.activeElement !== stop; presses += 1) {
      await userEvent.tab();
    }
    await expect(stop).toHaveFocus();
  }
}
