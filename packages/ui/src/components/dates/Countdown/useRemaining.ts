import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { remaining } from './remaining.ts';

interface Options {
  /** Instant of the end: ms since the epoch. */
  readonly until: number;
  /** The server's clock minus this one's, ms. */
  readonly offset: number;
  /** Reads this machine's clock. */
  readonly now: () => number;
  readonly onTick: (seconds: number, before: number) => void;
  readonly onEnd: (() => void) | undefined;
}

/** Seconds left, ticking on the change of the second; looks again at once when a hidden page returns. */
export function useRemaining({ until, offset, now, onTick, onEnd }: Options): number {
  const [seconds, setSeconds] = useState(() => remaining(until, now(), offset).seconds);
  const ended = useRef<number | null>(null);

  const look = useEffectEvent((end: number, skew: number) => {
    const left = remaining(end, now(), skew);
    if (left.seconds !== seconds) {
      setSeconds(left.seconds);
      onTick(left.seconds, seconds);
    }
    if (left.seconds === 0 && ended.current !== end) {
      ended.current = end;
      onEnd?.();
    }
    return left;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const left = look(until, offset);
      if (left.seconds > 0) timer = setTimeout(tick, left.next);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, offset]);
  return seconds;
}
