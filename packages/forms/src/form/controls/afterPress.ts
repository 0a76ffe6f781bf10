let following = false;
let pressed = false;

/** Follows the pointer from now on, so that `afterPress` knows whether it is down. */
export function followPresses(): void {
  if (following) return;
  following = true;
  const set = (down: boolean) => () => {
    pressed = down;
  };
  document.addEventListener('pointerdown', set(true), true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, set(false), true);
}

/**
 * Runs at once, or while the pointer is down, once its target is known. Pressing a button leaves the field before it,
 * and the error of that field would push the button away from under the pointer.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const over = new AbortController();
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    run();
  };
  const listen = (name: string, listener: () => void) =>
    document.addEventListener(name, listener, { capture: true, signal: over.signal });
  // Runs before the pressed element gets the event; if the pointer moved away, no element gets it.
  listen('click', end);
  for (const name of ['pointerup', 'pointercancel']) listen(name, () => void setTimeout(end));
}
