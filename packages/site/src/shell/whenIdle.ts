/** Ms after which a browser that is never idle runs it all the same. */
const patience = 2_000;

/** Runs when the browser is idle; returns how to cancel. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(idle);
}
