import { useCallback, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/**
 * Returns the current minute of a clock. While a server-rendered page is hydrated it is the minute of its rendering,
 * because React discards markup that differs; then it advances.
 */
export function useMinute(now: () => Date, renderedAt: Date | null): Date {
  const current = useCallback(() => minuteOf(now()), [now]);
  const follow = useCallback((onMinute: () => void) => everyMinute(now, onMinute), [now]);
  const minute = useSyncExternalStore(follow, current, () => minuteOf(renderedAt ?? now()));
  return new Date(minute * minuteMs);
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / minuteMs);
}

/** Calls back at the start of each minute of a clock; returns a function that stops it. */
export function everyMinute(now: () => Date, onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      minuteMs - (now().getTime() % minuteMs),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
