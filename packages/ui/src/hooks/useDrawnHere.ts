import { useRef, useSyncExternalStore } from 'react';

/** Whether the browser rendered this itself, without hydrating server output. */
export function useDrawnHere(): boolean {
  // During hydration React reads the server snapshot first, and would render again at once if the browser's differed.
  const answer = useRef<boolean>(null);
  const onServer = () => {
    answer.current = false;
    return false;
  };
  return useSyncExternalStore(never, () => answer.current ?? true, onServer);
}

const never = () => () => undefined;
