import { startTransition, useEffect, useState } from 'react';
import { useDrawnHere } from '../../../provider/useDrawnHere.ts';

/**
 * Whether the page is the browser's own by now: false on a server, and while what it drew is taken over. What is fetched
 * only then cannot be missing from the drawn page on one draw and stand in it on the next.
 */
export function useTaken(): boolean {
  const [taken, setTaken] = useState(useDrawnHere());
  // Not at once: a page that came drawn is alive first, its decoration follows.
  useEffect(() => startTransition(() => setTaken(true)), []);
  return taken;
}
