import { useMemo } from 'react';
import { useSite } from '../context.tsx';
import { useRevalidate } from '../navigation/useRevalidate.ts';
import { createPresses, type Presses } from './presses.ts';

/** Presses that write, each told in one message; one that was lost with the line can be made again. */
export function usePresses(): Presses {
  const { toasts, questions, say, messageOf, rereadAfter } = useSite();
  const reread = useRevalidate();
  return useMemo(
    () =>
      createPresses({
        ...{ toasts, questions, say, messageOf },
        reread: (done) => (done ? rereadAfter(done, reread) : reread()),
      }),
    [toasts, questions, say, messageOf, rereadAfter, reread],
  );
}
