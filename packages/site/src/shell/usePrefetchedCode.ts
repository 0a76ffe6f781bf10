import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Loads code that a press will need, when the browser is idle and online: Chromium never requests a failed script
 * again, so one that is loaded survives a lost connection. `wanted` is false for a reader who cannot make the press
 * yet.
 */
export function usePrefetchedCode(load: () => Promise<unknown>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    return whenIdle(() => {
      // The press itself reports a failed fetch.
      if (navigator.onLine !== false) load().catch(() => undefined);
    });
  }, [load, enabled]);
}
