import { type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * Delays a press that comes too early until `free`, then repeats it on the element itself: its form validates and
 * submits as usual.
 */
export function useHeldPress(free: boolean) {
  const element = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed || !free) return;
    setPressed(false);
    element.current?.click();
  }, [pressed, free]);

  const hold = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPressed(true);
  };
  return { element, isWaiting: pressed && !free, hold };
}
