import { type RefObject, useEffect, useRef } from 'react';
import { afterModal } from '../../../overlays/Dialog/afterModal.ts';
import type { PayState } from '../machine/payState.ts';

const ends: readonly string[] = ['paid', 'submitted', 'cancelled'] satisfies PayState['name'][];

/**
 * The heading of the result: takes the focus when the payment ends while it is watched, not when it was over before.
 * `name` is null while loading.
 */
export function useFocusOnEnd(name: PayState['name'] | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(name);
  useEffect(() => {
    const watched = before.current !== null && before.current !== name;
    before.current = name;
    if (!watched || name === null || !ends.includes(name)) return undefined;
    // A question may be open, such as whether to cancel; it returns the focus when it closes.
    return afterModal(() => {
      heading.current?.focus();
      // The pressed element is gone, and its place may have moved the focus already, without an announcement.
      heading.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [name]);
  return heading;
}
