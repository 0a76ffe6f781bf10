import { useCallback, useContext, useSyncExternalStore } from 'react';
import { useSite } from '../context.tsx';
import { DrawnAtContext } from './drawnAt.ts';

const minuteMs = 60_000;

/**
 * The minute that it is, for whatever prints or compares with "now". A page that came drawn is taken over with the minute
 * of its drawing, as React throws away what differs; then it goes on by itself.
 */
export function useNow(): Date {
  const { now } = useSite();
  const drawnAt = useContext(DrawnAtContext);
  const current = useCallback(() => minuteOf(now()), [now]);
  const follow = useCallback((onMinute: () => void) => everyMinute(now, onMinute), [now]);
  const minute = useSyncExternalStore(follow, current, () => minuteOf(drawnAt ?? now()));
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
