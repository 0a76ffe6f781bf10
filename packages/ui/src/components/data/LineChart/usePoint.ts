import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { nearest } from './chartScale.ts';

interface Pointed {
  readonly index: number;
  /** Moves by keys are announced, moves by pointer are not. */
  readonly byKey: boolean;
}

/** Days that Page Up and Page Down go: a month or so. */
const page = 30;

/** The step of a key from one day to another; undefined for other keys. */
function stepOf(key: string): ((index: number, last: number) => number) | undefined {
  if (key === 'ArrowLeft') return (index) => Math.max(0, index - 1);
  if (key === 'ArrowRight') return (index, last) => Math.min(last, index + 1);
  if (key === 'PageUp') return (index) => Math.max(0, index - page);
  if (key === 'PageDown') return (index, last) => Math.min(last, index + page);
  if (key === 'Home') return () => 0;
  return key === 'End' ? (_, last) => last : undefined;
}

/** The day that the reader looks at, by pointer or keys. */
export function usePoint(xs: readonly number[]) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const last = xs.length - 1;
  const at = pointed && pointed.index <= last ? pointed : null;

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    if (last >= 0) setPointed({ index: nearest(xs, event.clientX - left), byKey: false });
  };
  const hands = {
    onPointerMove: follow,
    onPointerDown: follow,
    onPointerLeave: () => setPointed(null),
    onBlur: () => setPointed(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = stepOf(event.key);
      if (event.key === 'Escape' && at) setPointed(null);
      else if (step && last >= 0)
        // The first key shows the last day, which interests readers most.
        setPointed({ index: step(at?.index ?? last + 1, last), byKey: true });
      else return;
      event.preventDefault();
    },
  };
  return { at, hands };
}
