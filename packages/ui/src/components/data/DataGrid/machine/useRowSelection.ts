import { type MouseEvent, useRef } from 'react';
import { placeOfCell } from './cells.ts';
import { rowsBetween } from './gridKeys.ts';
import {
  headState,
  isSelected,
  markRows,
  noSelection,
  type Selection,
  selectAllMatching,
} from './selection.ts';
import type { RowKeys } from './useVirtualRows.ts';

interface Options {
  readonly keys: RowKeys;
  readonly selection: Selection | undefined;
  readonly onSelectionChange: ((selection: Selection) => void) | undefined;
  /** Names the query, for "all that match". */
  readonly match: string;
  /** More rows match than the grid holds: choosing all of these is not choosing all. */
  readonly isPage: boolean;
  readonly selectOn: 'box' | 'row';
}

/** From this many rows on the box above them is no longer counted out. */
const countable = 1000;

/** Selects rows in a grid: boxes, presses, ranges, all. */
export function useRowSelection({ keys, selection, onSelectionChange, match, isPage, selectOn }: Options) {
  const anchor = useRef<string | null>(null);
  const able = selection && onSelectionChange ? { selection, onSelectionChange } : undefined;
  if (!able) return undefined;

  const keysBetween = (from: number, to: number) =>
    rowsBetween(from, to)
      .filter((row) => row < keys.count)
      .map((row) => keys.at(row));
  const allKeys = () => keysBetween(0, keys.count - 1);
  const head = () => {
    if (keys.count === 0) return 'none';
    const listed = able.selection.kind === 'some' ? able.selection.keys : able.selection.except;
    if (listed.size === 0) return able.selection.kind === 'some' ? 'none' : 'all';
    if (keys.count > countable && listed.size < keys.count) return 'some';
    return headState(able.selection, allKeys());
  };
  const state = head();
  const all = () =>
    able.onSelectionChange(isPage ? markRows(able.selection, allKeys(), true) : selectAllMatching(match));
  const none = () =>
    able.onSelectionChange(isPage ? markRows(able.selection, allKeys(), false) : noSelection);
  const toggle = (row: number, extend = false) => {
    const key = keys.at(row);
    const from = extend && anchor.current !== null ? placeOfKey(keys, anchor.current, row) : -1;
    const willSelect = !isSelected(able.selection, key);
    const rows = from < 0 ? [key] : keysBetween(from, row);
    if (from < 0) anchor.current = key;
    able.onSelectionChange(markRows(able.selection, rows, from < 0 ? willSelect : true));
  };

  return {
    isSelected: (key: string) => isSelected(able.selection, key),
    head: state,
    toggleAll: () => (state === 'all' ? none() : all()),
    all,
    toggle,
    /** Selects the range from the anchor of the last choice to a row; rows that leave the range are deselected. */
    extend: (from: number, to: number) => {
      anchor.current ??= keys.at(from);
      const start = placeOfKey(keys, anchor.current, from);
      const origin = start < 0 ? from : start;
      const without = markRows(able.selection, keysBetween(origin, from), false);
      able.onSelectionChange(markRows(without, keysBetween(origin, to), true));
    },
    /** A press somewhere in the rows. */
    onClick: (event: MouseEvent<HTMLTableElement>) => {
      if (!(event.target instanceof Element)) return;
      const place = placeOfCell(event.currentTarget, event.target);
      if (!place) return;
      const box = event.target.closest('[data-tool="select"]');
      if (box && place.row < 0) return state === 'all' ? none() : all();
      if (place.row < 0 || place.row >= keys.count) return;
      const on = box || event.ctrlKey || event.metaKey || selectOn === 'row';
      if (
        !on ||
        (!box && event.target.closest('a, button, input, select, textarea, label, summary, [data-detail]'))
      )
        return;
      toggle(place.row, event.shiftKey);
    },
  };
}

/** Looks around the row first: anchors are near. */
function placeOfKey(keys: RowKeys, key: string, near: number): number {
  for (let away = 0; away < keys.count; away++) {
    for (const index of [near - away, near + away])
      if (index >= 0 && index < keys.count && keys.at(index) === key) return index;
  }
  return -1;
}
