import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../theme/scale.ts';

/**
 * Whether a media query holds, for what is too heavy to be drawn where it would be hidden; `onServer` is the answer
 * where nobody can know. What is light is better hidden by its styles: then nothing moves when a page comes alive.
 */
export function useMedia(name: keyof typeof media, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media[name]);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [name],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media[name]).matches,
    () => onServer,
  );
}
