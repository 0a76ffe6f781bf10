import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A part of the page that is fetched when it may be wanted: null until it is here. One that could not be fetched is
 * asked for again by the next call.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
): readonly [part: Part | null, fetch: () => void] {
  const [part, setPart] = useState<Part | null>(null);
  const mounted = useRef(false);
  const fetch = useCallback(() => {
    load().then(
      (loaded) => {
        if (mounted.current) setPart(() => loaded);
      },
      // Offline, or a page older than the site's last release: what is open stays as it is.
      () => undefined,
    );
  }, [load]);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return [part, fetch];
}
