import { secondsUntil } from '../../cooldown/cooldown.ts';

/** Returns the seconds to wait after a failed send, by its `retryAt` (from `Retry-After`); null if it has none. */
export function waitOf(error: unknown, now: number): number | null {
  if (typeof error !== 'object' || error === null || !('retryAt' in error)) return null;
  return error.retryAt instanceof Date ? secondsUntil(error.retryAt, now) : null;
}
