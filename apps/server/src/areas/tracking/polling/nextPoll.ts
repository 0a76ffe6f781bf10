import type { TrackingState } from '@fairway/gateway/contract/cargoTracking';
import { dayMs } from '@fairway/trade';

const minute = 60_000;
const hour = 60 * minute;

/** The input that decides when a carrier is queried again. */
export interface Asking {
  readonly state: TrackingState;
  readonly answer: 'found' | 'unknown' | 'away';
  /** Consecutive responses without a result. */
  readonly failures: number;
  /** Seconds to wait that the carrier requested. */
  readonly retryAfter: number | null;
  readonly arrival: Date | null;
  /** When its last empty container came back. */
  readonly returned: Date | null;
  readonly addedAt: Date;
  readonly now: Date;
}

/**
 * Returns the time of the next query: often near a port, rarely at sea, and less and less often without a result; null
 * for never.
 */
export function nextAsk(asking: Asking): Date | null {
  const wait = waitOf(asking);
  return wait === null ? null : new Date(asking.now.getTime() + wait);
}

/** A number that is unknown for this long is wrong. */
const giveUpAfter = 30 * dayMs;
/** The time for which a container that arrived and was never returned is still queried. */
const forgetAfter = 45 * dayMs;

function waitOf({
  state,
  answer,
  failures,
  retryAfter,
  arrival,
  returned,
  addedAt,
  now,
}: Asking): number | null {
  if (answer === 'away') {
    const backOff = Math.min(minute * 2 ** Math.min(failures - 1, 10), hour);
    return Math.max(backOff, (retryAfter ?? 0) * 1000);
  }
  if (answer === 'unknown') {
    if (now.getTime() - addedAt.getTime() > giveUpAfter) return null;
    return Math.min(hour * 2 ** Math.min(failures - 1, 10), 12 * hour);
  }
  if (state === 'done') {
    // A container that was returned before the number was added is about to be used again.
    const isFormer = returned !== null && returned < addedAt;
    return isFormer && now.getTime() - addedAt.getTime() <= giveUpAfter ? 12 * hour : null;
  }
  const toArrival = arrival === null ? Number.POSITIVE_INFINITY : arrival.getTime() - now.getTime();
  if (state === 'arrived' && -toArrival > forgetAfter) return null;
  return Math.abs(toArrival) < 2 * dayMs ? hour / 2 : hour;
}
