import type { PayState } from './payState.ts';

const soonest = 2_000;
const latest = 10_000;
/** Poll delay for states that take days or wait for the reader. */
const seldom = 30_000;

/**
 * Ms until the next poll, after so many polls that changed nothing: 2 s growing to 10 s while a code is valid; null if no
 * poll is needed any more.
 */
export function pollDelay({ name }: PayState, quiet: number): number | null {
  switch (name) {
    case 'paid':
    case 'cancelled':
      return null;
    case 'offline':
    case 'submitted':
    case 'failed':
      return seldom;
    default:
      return Math.min(soonest * 1.5 ** quiet, latest);
  }
}
