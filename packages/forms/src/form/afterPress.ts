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
 * Runs at once, or where the pointer is down, once it is up and what it pressed has heard of it. To press a button leaves
 * the field before it, and what that field then has to say would push the button away from under the pointer.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(run);
  };
  for (const name of ['pointerup', 'pointercancel'])
    document.addEventListener(name, end, { capture: true, signal: ended.signal });
}
