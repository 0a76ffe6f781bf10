import type { GridHandle } from '../../machine/gridPlug.ts';
import type { CellText } from '../edit/useEdits.ts';
import { boundsOf, type CellRange, rangeSize } from './cellRange.ts';
import { clipboardLimits } from './clipboard.ts';

type Source<Row> = Pick<GridHandle<Row>, 'rows' | 'columns' | 'keyAt'>;

/** The text of its column's first cell for each cell below it in a range; at most as many as can be pasted. */
export function fillTexts<Row>(
  range: CellRange,
  { rows, columns, keyAt }: Source<Row>,
  textOf: (key: string, column: string) => string,
): readonly CellText[] {
  const { top, bottom, left, right } = boundsOf(range);
  const texts: CellText[] = [];
  for (let row = top; row <= Math.min(bottom, rows.length - 1); row++) {
    for (const { column } of columns.slice(left, right + 1)) {
      if (texts.length === clipboardLimits.pastedCells) return texts;
      texts.push({ key: keyAt(row), column: column.key, text: textOf(keyAt(top), column.key) });
    }
  }
  return texts;
}

/**
 * Pasted cells at their places, from the first cell of a range; one cell fills the whole range. `cut` counts those beyond
 * the last row or column.
 */
export function pasteTexts<Row>(
  range: CellRange,
  cells: readonly (readonly string[])[],
  grid: Source<Row>,
): { readonly texts: readonly CellText[]; readonly cut: number; readonly area: CellRange } {
  const { top, left } = boundsOf(range);
  const [[only] = []] = cells;
  const size = rangeSize(range);
  if (only !== undefined && cells.length === 1 && cells[0]?.length === 1 && size.rows * size.columns > 1)
    return { texts: fillTexts(range, grid, () => only), cut: 0, area: range };
  const texts: CellText[] = [];
  let cut = 0;
  let width = 1;
  cells.forEach((line, down) => {
    width = Math.max(width, line.length);
    line.forEach((text, along) => {
      const column = grid.columns[left + along]?.column;
      if (column && top + down < grid.rows.length)
        texts.push({ key: grid.keyAt(top + down), column: column.key, text });
      else cut += 1;
    });
  });
  const head = {
    row: Math.min(top + cells.length, grid.rows.length) - 1,
    column: Math.min(left + width, grid.columns.length) - 1,
  };
  return { texts, cut, area: { anchor: { row: top, column: left }, head } };
}
