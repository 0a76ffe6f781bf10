import { useEffect, useEffectEvent, useRef } from 'react';

interface LeaveTimerProps {
  /** Time that the toast is shown, in milliseconds. */
  duration: number;
  paused: boolean;
  onLeave: () => void;
}

/** Calls `onLeave` when the time is up; the time stops while `paused`. Mount it again to restart. */
export function LeaveTimer({ duration, paused, onLeave }: LeaveTimerProps) {
  const left = useRef(duration);
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
