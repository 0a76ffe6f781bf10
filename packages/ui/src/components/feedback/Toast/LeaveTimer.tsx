import { useEffect, useEffectEvent, useRef } from 'react';

interface LeaveTimerProps {
  /** Ms of standing time. */
  after: number;
  paused: boolean;
  onLeave: () => void;
}

/** Calls `onLeave` when the time is up; time stands still while `paused`. Mount it afresh to start over. */
export function LeaveTimer({ after, paused, onLeave }: LeaveTimerProps) {
  const left = useRef(after);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (paused) return;
    const began = performance.now();
    const timer = setTimeout(() => leave(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [paused]);
  return null;
}
