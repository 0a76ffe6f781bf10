import { useSyncExternalStore } from 'react';
import { media } from '../../../theme/scale.ts';

const query = () => window.matchMedia(media.roomy);

function follow(changed: () => void): () => void {
  const room = query();
  room.addEventListener('change', changed);
  return () => room.removeEventListener('change', changed);
}

/** Whether the screen has room to read beside a list; a page that the server draws has it until its screen is known. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    follow,
    () => query().matches,
    () => true,
  );
}

/** A press as far as it says how a link is followed. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press on a link opens beside the list what it leads to: a plain one, where the screen has room. Any other opens
 * the page itself, in another tab where the reader asks for that.
 */
export function opensBeside({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && query().matches;
}
