import { secondsUntil } from '../../cooldown/cooldown.ts';

/** Seconds that a failed send asks to wait, by its `retryAt` (from `Retry-After`); null when it names no time. */
export function waitOf(error: unknown, now: number): number | null {
  if (typeof error !== 'object' || error === null || !('retryAt' in error)) return null;
  return error.retryAt instanceof Date ? secondsUntil(error.retryAt, now) : null;
}
