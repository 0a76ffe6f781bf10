import { useCallback, useInsertionEffect, useRef } from 'react';
import type { AsyncCheck } from './checks.ts';

/** A check that stays the same between renders and runs the last one given; undefined while there is none. */
export function useLatestCheck(check: AsyncCheck | undefined): AsyncCheck | undefined {
  const latest = useRef(check);
  useInsertionEffect(() => {
    latest.current = check;
  });
  const stable = useCallback<AsyncCheck>(
    async (value, signal) => (latest.current ? latest.current(value, signal) : null),
    [],
  );
  return check && stable;
}
