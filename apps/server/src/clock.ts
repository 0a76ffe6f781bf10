/** The source of every instant of the server, so that tests can move time. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock, which may be set back. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that never goes back: an expired item stays expired. */
export interface SteadyClock extends Clock {
  /** Moves the clock forward to the latest known time, from before a restart or from another server. */
  reach(instant: Date): void;
  /** Milliseconds by which it is ahead of the machine's clock. */
  ahead(): number;
}

export function isSteady(clock: Clock): clock is SteadyClock {
  return 'reach' in clock;
}

/** The speed of time while the machine's clock catches up. */
const pace = 0.5;

/**
 * Follows the machine's clock forward. When that is set back, time runs at half its pace until the machine's clock has
 * caught up, so that countdowns and waits still end. `elapsed` counts milliseconds and is never set.
 */
export function steadyClock(
  machine: Clock = systemClock,
  elapsed: () => number = () => performance.now(),
): SteadyClock {
  let latest = machine.now().getTime();
  let counted = elapsed();

  function now(): Date {
    const count = elapsed();
    const elapsedMs = Math.max(0, count - counted);
    counted = count;
    latest = Math.max(machine.now().getTime(), latest + elapsedMs * pace);
    return new Date(latest);
  }

  return {
    now,
    reach(instant) {
      latest = Math.max(now().getTime(), instant.getTime());
    },
    ahead: () => now().getTime() - machine.now().getTime(),
  };
}
