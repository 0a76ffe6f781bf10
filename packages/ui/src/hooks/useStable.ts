import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the component's whole life that calls the latest one; rows need not be rendered again for it. */
export function useStable<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
