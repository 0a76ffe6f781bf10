import { useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/scale.ts';

/**
 * Whether a media query matches, for content that is too heavy to be rendered and hidden; `onServer` is the result on a
 * server. Light content is better hidden by its styles: then the layout does not shift during hydration.
 */
export function useMedia(name: keyof typeof media, onServer = false): boolean {
  // One for the component's lifetime: it is read at each render, and creating one takes longer than that.
  const query = useMemo(() => {
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
  return useSyncExternalStore(query.subscribe, query.matches, () => onServer);
}
