import type { DoubtName } from '@fairway/trade';
import { useCallback } from 'react';
import { useFormMessages } from '../provider/FormsProvider.tsx';

/** The sentence of a doubt, for the `warn` of a field; `doubt` must be stable between renders. */
export function useDoubt(doubt: (value: string) => DoubtName | null): (value: string) => string | undefined {
  const { doubts } = useFormMessages();
  return useCallback(
    (value) => {
      const name = doubt(value);
      return name === null ? undefined : doubts[name];
    },
    [doubt, doubts],
  );
}
