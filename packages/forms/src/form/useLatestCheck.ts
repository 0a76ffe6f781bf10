import { useCallback, useInsertionEffect, useRef } from 'react';
import type { AsyncCheck } from './checks.ts';

/** A check with a stable identity that runs the latest one; undefined without a check. */
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
