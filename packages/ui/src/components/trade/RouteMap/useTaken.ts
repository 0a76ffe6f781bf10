import { useSyncExternalStore } from 'react';

/**
 * Whether the page is the browser's own by now: false on a server, and while what it drew is taken over. What is fetched
 * only then cannot be missing from the drawn page on one draw and stand in it on the next.
 */
export function useTaken(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
