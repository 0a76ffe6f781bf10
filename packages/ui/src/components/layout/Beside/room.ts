import { useEffect, useEffectEvent } from 'react';
import { media } from '../../../theme/scale.ts';

const query = () => window.matchMedia(media.roomy);

/**
 * Notifies when the screen has no room for `read` next to a list, at once and when it gets narrower; does nothing for
 * null. It renders nothing.
 */
export function useWithoutRoomBeside<Read extends string>(
  read: Read | null,
  tell: (read: Read) => void,
): void {
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (read === null) return;
    const room = query();
    const onChange = () => {
      if (!room.matches) tellNow(read);
    };
    onChange();
    room.addEventListener('change', onChange);
    return () => room.removeEventListener('change', onChange);
  }, [read]);
}

/** The properties of a press that define how a link is followed. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press on a link opens its target next to the list: a plain one, where the screen has space. Any other opens
 * the page itself, in another tab if the user requests it.
 */
export function opensBeside({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && query().matches;
}
