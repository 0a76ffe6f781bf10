import { useEffect } from 'react';

/** Ms after which a browser that is never idle fetches it all the same. */
const patience = 2_000;

/**
 * Fetches code that a press will need, once nothing else is to be done and while there is a line: a script that could not
 * be fetched is never asked for again by Chromium, so one that is here outlasts a lost connection. `wanted` is false for
 * who cannot make the press yet.
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
