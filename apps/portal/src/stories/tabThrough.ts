import { expect, userEvent } from 'storybook/test';

/** The maximum number of Tab presses between two stops; the whole header is before the first. */
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
