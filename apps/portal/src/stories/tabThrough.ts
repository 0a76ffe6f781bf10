import { expect, userEvent } from 'storybook/test';

/** How often Tab may be pressed from one of the stops to the next; before the first lies the whole header. */
const between = 40;

/** Presses Tab until each of these has had the focus, in this order; fails at the one that is not reached. */
export async function tabThrough(stops: readonly HTMLElement[]): Promise<void> {
  for (const stop of stops) {
    for (let presses = 0; presses < between && document.activeElement !== stop; presses += 1) {
      await userEvent.tab();
    }
    await expect(stop).toHaveFocus();
  }
}
