import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref that feeds two, each cleaned up in its own way; changes only when one of them does. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element) => {
      const cleanups = [attach(first, element), attach(second, element)];
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [first, second],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
