import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { GridLayout, LaidColumn } from './columnLayout.ts';
import type { ColumnWindow } from './gridPlug.ts';

interface Options<Row> {
  readonly window: ColumnWindow | undefined;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout<Row>;
  readonly tools: number;
  readonly cards: boolean;
  /** Column with the focus, tools included. */
  readonly focusedColumn: RefObject<number>;
}

const allColumns = { subscribe: () => () => {}, span: () => null };

/** The columns to draw: all of them, unless a plug leaves some out. */
export function useColumnWindow<Row>({ window, frame, layout, tools, cards, focusedColumn }: Options<Row>) {
  const { subscribe, span: read } = window ?? allColumns;
  const span = useSyncExternalStore(subscribe, read, read);
  const drawnColumns = useMemo((): readonly LaidColumn<Row>[] => {
    if (!span) return layout.columns;
    const { from, to, focused } = span;
    return layout.columns.filter(
      ({ column, index }) => column.pinned || index === focused || (index >= from && index < to),
    );
  }, [layout, span]);
  const look = () => {
    const focused = focusedColumn.current - tools;
    if (frame.current)
      window?.look({ frame: frame.current, layout: layout as GridLayout<never>, focused, cards });
  };
  useLayoutEffect(look);
  const onResize = useEffectEvent(look);
  useEffect(() => {
    if (!window || !frame.current) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [window, frame]);
  return {
    drawnColumns,
    isSparse: span !== null,
    /** Before the browser paints. */
    follow: () => {
      if (window) flushSync(look);
    },
  };
}
