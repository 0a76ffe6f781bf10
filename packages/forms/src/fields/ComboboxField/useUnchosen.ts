import type { Unchosen } from '@fairway/ui';
import { useCallback, useEffect, useRef } from 'react';
import { afterPress, followPresses } from '../../form/controls/afterPress.ts';
import type { Problem } from '../../form/problems/problem.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';

/** Handles text typed into a combobox of a form that is not chosen: its error, and the wait until the search has ended. */
export function useUnchosen(mayBeEmpty: boolean) {
  const { unchosen: say } = useFormMessages().common;
  const current = useRef<Unchosen | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  const settle = useCallback(() => {
    for (const known of waiting.current.splice(0)) known();
  }, []);
  useEffect(followPresses, []);
  useEffect(() => settle, [settle]);

  const badInput = useCallback((): Problem | undefined => {
    if (current.current === null || current.current.state === 'awaited') return undefined;
    const { text, state } = current.current;
    return { rule: 'unchosen', message: say[state](text, mayBeEmpty) };
  }, [say, mayBeEmpty]);

  const settling = useCallback(
    () =>
      current.current?.state === 'awaited'
        ? new Promise<void>((known) => waiting.current.push(known))
        : undefined,
    [],
  );

  return {
    badInput,
    settling,
    /** The box is empty again, so it is reset. */
    forget: useCallback(() => {
      current.current = null;
      settle();
    }, [settle]),
    /** `leave` notifies the form that the field lost focus, once the content of the box is known. */
    hear(next: Unchosen | null, leave: () => void) {
      const before = current.current;
      current.current = next;
      if (next?.state === 'awaited') return;
      settle();
      if (next === null ? before !== null : next.state !== 'typing') afterPress(leave);
    },
    /** The box is left: at once where it holds a choice or nothing, else `hear` follows. */
    leave(leave: () => void) {
      if (current.current === null) afterPress(leave);
    },
  };
}
