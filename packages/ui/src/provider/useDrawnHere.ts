import { useRef, useSyncExternalStore } from 'react';

/** Whether the browser drew this itself, and did not take over what a server drew. */
export function useDrawnHere(): boolean {
  // Of what is taken over React asks the server's answer first, and would draw it at once again if the browser's differed.
  const answer = useRef<boolean>(null);
  const onServer = () => {
    answer.current = false;
    return false;
  };
  return useSyncExternalStore(never, () => answer.current ?? true, onServer);
}

const never = () => () => undefined;
