import { useSyncExternalStore } from 'react';
import { media } from '../../../theme/scale.ts';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(media.still);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the reader asks for less motion. A server cannot know and says yes. */
export function useStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.still).matches,
    () => true,
  );
}
