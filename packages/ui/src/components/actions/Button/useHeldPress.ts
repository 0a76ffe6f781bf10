import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** Keeps a press that comes too early and makes it once `free`, through the element itself: its form checks and sends as ever. */
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
