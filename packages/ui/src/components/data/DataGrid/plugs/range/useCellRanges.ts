import { useMemo, useState } from 'react';
import { useStable } from '../../../../../hooks/useStable.ts';
import { joinClasses } from '../../../../../provider/classes.ts';
import { numbersOf } from '../../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../../provider/UiProvider.tsx';
import { isText } from '../../machine/cells.ts';
import { moveFocus } from '../../machine/gridKeys.ts';
import type { GridHandle, GridPlug } from '../../machine/gridPlug.ts';
import { isRtl } from '../../machine/isRtl.ts';
import type { CellEditing } from '../edit/useCellEditing.tsx';
import {
  boundsOf,
  type CellRange,
  type Corner,
  createRangeStore,
  isInRange,
  rangeSize,
} from './cellRange.ts';
import { clipboardLimits, readTabs, toTable, toTabs } from './clipboard.ts';
import { dragRange } from './dragRange.ts';
import * as styles from './range.css.ts';
import { fillTexts, pasteTexts } from './rangeTexts.ts';

/** How many cells took what was pasted or filled, and how many did not. */
export interface RangeReport {
  readonly written: number;
  readonly refused: number;
}

export interface CellRangesOptions<Row> {
  /** Lets cells be pasted, filled and cleared; without it they are copied only. */
  editing?: Pick<CellEditing<Row>, 'write' | 'textOf'>;
  /** Receives the result of a paste, a fill or a clearing, to show it. */
  onReport?: (report: RangeReport) => void;
}

const arrows = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * Rectangles of cells: Shift with arrows or a drag selects, Ctrl C copies for a spreadsheet, Ctrl V pastes from one,
 * Ctrl D fills down, Delete clears. In `plugs` it comes before the editing.
 */
export function useCellRanges<Row>({ editing, onReport }: CellRangesOptions<Row>): GridPlug<Row> {
  const [store] = useState(createRangeStore);
  const { dataGrid, lang } = useMessages();
  const t = dataGrid.range;
  const write = useStable((texts: Parameters<CellEditing<Row>['write']>[0]) => editing?.write(texts));
  const textOf = useStable((key: string, column: string) => editing?.textOf(key, column) ?? '');
  const report = useStable((result: RangeReport) => onReport?.(result));
  const isEditable = editing !== undefined;

  return useMemo<GridPlug<Row>>(() => {
    const format = numbersOf(lang);
    const cornerOf = ({ active, tools }: GridHandle<Row>): Corner => ({
      row: active.row,
      column: Math.max(0, active.column - tools),
    });
    const currentRange = (grid: GridHandle<Row>): CellRange | null => {
      const corner = cornerOf(grid);
      if (corner.row < 0 || corner.row >= grid.rows.length) return null;
      return store.range() ?? { anchor: corner, head: corner };
    };
    const setRange = (range: CellRange, grid: GridHandle<Row>) => {
      store.set(range);
      const { rows, columns } = rangeSize(range);
      grid.say(t.selected(format(rows), format(columns)));
    };
    const extend = (key: string, whole: boolean, grid: GridHandle<Row>) => {
      const range = currentRange(grid);
      if (!range) return false;
      const extent = {
        rows: grid.rows.length,
        columns: grid.columns.length,
        page: 10,
        rtl: isRtl(grid.table),
        headless: true,
      };
      const next = moveFocus(range.head, { key, ctrlKey: whole }, extent);
      if (!next) return false;
      grid.focus({ row: next.row, column: next.column + grid.tools });
      setRange({ anchor: range.anchor, head: next }, grid);
      return true;
    };
    const put = (
      texts: readonly { key: string; column: string; text: string }[],
      cut: number,
      grid: GridHandle<Row>,
    ) => {
      const result = write(texts);
      if (!result) return;
      const total = { written: result.written, refused: result.refused + cut };
      grid.say(
        total.refused > 0
          ? t.writtenPartly(format(total.written), format(total.refused))
          : t.written(format(total.written)),
      );
      report(total);
    };
    return {
      isMultiselectable: true,
      draw: {
        store: { subscribe: store.subscribe, stateOf: store.stateOf },
        cell(cell, { index, columnIndex }) {
          const range = store.range();
          if (!range || !isInRange(range, { row: index, column: columnIndex })) return cell;
          const className = joinClasses(cell.attributes.className, styles.selectedCell);
          return { ...cell, attributes: { ...cell.attributes, className, 'aria-selected': true } };
        },
      },
      onKeyDown(event, grid) {
        const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
        if (event.defaultPrevented || altKey || (target instanceof Element && isText(target))) return;
        const whole = ctrlKey || metaKey;
        const range = store.range();
        const take = () => event.preventDefault();
        if (arrows.has(key)) {
          if (!shiftKey) return store.set(null);
          if (extend(key, whole, grid)) take();
        } else if (key === 'Escape' && range) {
          take();
          store.set(null);
        } else if (whole && key.toLowerCase() === 'a' && grid.rows.length > 0) {
          take();
          const head = { row: grid.rows.length - 1, column: grid.columns.length - 1 };
          setRange({ anchor: { row: 0, column: 0 }, head }, grid);
        } else if (isEditable && range && whole && key.toLowerCase() === 'd') {
          take();
          put(fillTexts(range, grid, textOf), 0, grid);
        } else if (isEditable && range && (key === 'Delete' || key === 'Backspace')) {
          take();
          put(
            fillTexts(range, grid, () => ''),
            0,
            grid,
          );
        }
      },
      onPointerDown: (event, grid) =>
        dragRange(event, grid, store.range, (range) => (range ? setRange(range, grid) : store.set(null))),
      onCopy(event, grid) {
        const range = currentRange(grid);
        if (!range || (event.target instanceof Element && isText(event.target))) return;
        const { rows, columns } = rangeSize(range);
        event.preventDefault();
        if (rows * columns > clipboardLimits.copiedCells)
          return grid.say(t.tooMany(format(clipboardLimits.copiedCells)));
        const { top, bottom, left, right } = boundsOf(range);
        const picked = grid.columns.slice(left, right + 1);
        const values = grid.rows
          .slice(top, bottom + 1)
          .map((row) => picked.map(({ column }) => column.value?.(row)));
        event.clipboardData.setData('text/plain', toTabs(values));
        event.clipboardData.setData('text/html', toTable(values));
        grid.say(t.copied(format(rows * columns)));
      },
      onPaste(event, grid) {
        const range = currentRange(grid);
        if (!isEditable || !range || (event.target instanceof Element && isText(event.target))) return;
        const text = event.clipboardData.getData('text/plain');
        if (text === '') return;
        event.preventDefault();
        const cells = readTabs(text);
        if (!cells) return grid.say(t.tooMany(format(clipboardLimits.pastedCells)));
        const { texts, cut, area } = pasteTexts(range, cells, grid);
        store.set(area);
        put(texts, cut, grid);
      },
    };
  }, [store, t, lang, isEditable, write, textOf, report]);
}
