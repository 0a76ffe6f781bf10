import { useEffect } from 'react';

/** Ms after which a browser that is never idle fetches it all the same. */
const patience = 2_000;

/**
 * Loads code that a press will need, when the browser is idle and online: Chromium never requests a failed script
 * again, so one that is loaded survives a lost connection. `wanted` is false for a reader who cannot make the press
 * yet.
 */
export function usePrefetchedCode(load: () => Promise<unknown>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const fetchIt = () => {
      // The press itself reports a failed fetch.
      if (navigator.onLine !== false) load().catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }, [load, enabled]);
}
