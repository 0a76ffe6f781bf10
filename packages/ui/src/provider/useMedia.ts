import { useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/scale.ts';

/**
 * Whether a media query holds, for what is too heavy to be drawn where it would be hidden; `onServer` is the answer
 * where nobody can know. What is light is better hidden by its styles: then nothing moves when a page comes alive.
 */
export function useMedia(name: keyof typeof media, onServer = false): boolean {
  // One for the component's whole life: it is asked at each drawing, and making one takes longer than that.
  const asked = useMemo(() => {
    let made: MediaQueryList | undefined;
    const query = () => {
      made ??= window.matchMedia(media[name]);
      return made;
    };
    return {
      subscribe: (listener: () => void) => {
        query().addEventListener('change', listener);
        return () => query().removeEventListener('change', listener);
      },
      matches: () => query().matches,
    };
  }, [name]);
  return useSyncExternalStore(asked.subscribe, asked.matches, () => onServer);
}
