import { startTransition, useEffect, useState } from 'react';
import { useDrawnHere } from '../../../hooks/useDrawnHere.ts';

/**
 * Whether the page is hydrated: false on a server and during hydration. Content that is fetched only then cannot be
 * missing in one server rendering and present in the next.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(useDrawnHere());
  // Not at once: a server-rendered page becomes interactive first, its decoration follows.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
