import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Place of a drawn row among all that the grid holds. */
export function placeOf(row: Element): number {
  return Number(row.getAttribute('data-row'));
}

/** A `ref` for rows with different heights: it measures them after each layout, before the paint. */
export function useMeasuredRows(
  onHeight: (index: number, height: number) => void,
): (row: HTMLTableRowElement | null) => (() => void) | undefined {
  const latest = useRef(onHeight);
  useLayoutEffect(() => {
    latest.current = onHeight;
  });
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );
  return useCallback((row) => {
    if (!row) return;
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries)
        latest.current(placeOf(target), borderBoxSize[0]?.blockSize ?? 0);
    });
    observer.current.observe(row);
    return () => observer.current?.unobserve(row);
  }, []);
}
