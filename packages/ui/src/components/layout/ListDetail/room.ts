import { useEffect, useEffectEvent } from 'react';
import { media } from '../../../theme/scale.ts';

const query = () => window.matchMedia(media.roomy);

/**
 * Notifies when the screen has no room for `item` next to its list, at once and when it gets narrower; does nothing for
 * null. It renders nothing.
 */
export function useWithoutRoomForDetail<Item extends string>(
  item: Item | null,
  onNarrow: (item: Item) => void,
): void {
  const onNarrowNow = useEffectEvent(onNarrow);
  useEffect(() => {
    if (item === null) return;
    const room = query();
    const onChange = () => {
      if (!room.matches) onNarrowNow(item);
    };
    onChange();
    room.addEventListener('change', onChange);
    return () => room.removeEventListener('change', onChange);
  }, [item]);
}

/** The properties of a press that define how a link is followed. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press on a link opens its target next to the list: a plain one, where the screen has space. Any other opens
 * the page itself, in another tab if the user requests it.
 */
export function opensDetail({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && query().matches;
}

/** @deprecated Use `opensDetail`. */
export function opensBeside(press: Press): boolean {
  return opensDetail(press);
}

/** @deprecated Use `useWithoutRoomForDetail`. */
export function useWithoutRoomBeside<Item extends string>(
  item: Item | null,
  onNarrow: (item: Item) => void,
): void {
  useWithoutRoomForDetail(item, onNarrow);
}
