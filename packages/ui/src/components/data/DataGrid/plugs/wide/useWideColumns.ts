import { useMemo } from 'react';
import type { ColumnSpan, GridPlug } from '../../machine/gridPlug.ts';
import { columnSpan } from './columnSpan.ts';

/** Columns that are drawn before the frame is laid out, as on a server. */
const firstSpan: ColumnSpan = { from: 0, to: 16, focused: -1 };

/** For grids with dozens of columns: draws the visible ones, the pinned ones and the one with the focus. */
export function useWideColumns<Row>(): GridPlug<Row> {
  return useMemo(() => {
    const listeners = new Set<() => void>();
    let span: ColumnSpan | null = firstSpan;
    return {
      window: {
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        span: () => span,
        look({ frame, layout, focused, cards }) {
          const start = Math.abs(frame.scrollLeft);
          const width = frame.clientWidth - layout.covered.start - layout.covered.end;
          const next = cards ? null : columnSpan(layout.columns, start, start + width, focused);
          if (isSame(next, span)) return;
          span = next;
          for (const listener of listeners) listener();
        },
      },
    };
  }, []);
}

function isSame(one: ColumnSpan | null, other: ColumnSpan | null): boolean {
  if (!one || !other) return one === other;
  return one.from === other.from && one.to === other.to && one.focused === other.focused;
}
