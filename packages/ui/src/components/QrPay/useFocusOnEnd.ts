import { type RefObject, useEffect, useRef } from 'react';
import type { PayState } from './payState.ts';

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
    if (!watched || name === null || !ends.includes(name)) return;
    const focus = () => heading.current?.focus();
    // Under a question, such as whether to cancel, nothing can be focused, and it gives the focus back when it closes.
    const question = document.querySelector('dialog:modal');
    if (!question) return focus();
    question.addEventListener('close', focus, { once: true });
    return () => question.removeEventListener('close', focus);
  }, [name]);
  return heading;
}
