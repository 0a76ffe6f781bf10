import type { Clock } from '../clock.ts';

/** A clock that moves only when a test moves it. */
export interface TestClock extends Clock {
  set(instant: Date | string): void;
  advance(seconds: number): void;
}

export function createTestClock(start: Date | string = '2026-11-20T02:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant);
    },
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
