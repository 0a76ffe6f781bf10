import { useCallback, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/**
 * The minute that a clock says. While a page that came drawn is taken over it is the minute of its drawing, as React throws
 * away what differs; then it goes on by itself.
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

/** Says when each minute of a clock begins; returns how to stop. */
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
