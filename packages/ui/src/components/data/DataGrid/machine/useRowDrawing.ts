import { useMemo, useState } from 'react';
import type { GridPlug, RowDrawing } from './gridPlug.ts';

/** One drawing of all plugs in their order; undefined if they draw nothing in rows. */
export function useRowDrawing<Row>(plugs: readonly GridPlug<Row>[]): RowDrawing<Row> | undefined {
  const drawings = useSameList(plugs.flatMap(({ draw }) => draw ?? []));
  return useMemo(() => (drawings.length > 1 ? together(drawings) : drawings[0]), [drawings]);
}

function together<Row>(drawings: readonly RowDrawing<Row>[]): RowDrawing<Row> {
  const stores = drawings.flatMap(({ store }) => store ?? []);
  return {
    row: (row, index) => Object.assign({}, ...drawings.map((drawing) => drawing.row?.(row, index))),
    cell: (cell, place) =>
      drawings.reduce((changed, drawing) => drawing.cell?.(changed, place) ?? changed, cell),
    store: {
      subscribe(listener) {
        const stops = stores.map(({ subscribe }) => subscribe(listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      stateOf: (key, index) => stores.map(({ stateOf }) => stateOf(key, index)).join('\n'),
    },
  };
}

/** The previous list as long as its items are the same. */
function useSameList<Item>(items: readonly Item[]): readonly Item[] {
  const [list, setList] = useState(items);
  if (list.length === items.length && list.every((item, index) => item === items[index])) return list;
  setList(items);
  return items;
}
