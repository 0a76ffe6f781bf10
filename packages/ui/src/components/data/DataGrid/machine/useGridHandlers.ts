import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { columnName } from '../../DataTable/columnName.ts';
import type { GridOptions } from '../gridOptions.ts';
import { placeOfCell } from './cells.ts';
import type { GridLayout } from './columnLayout.ts';
import { fitWidth } from './columnPrefs.ts';
import type { GridParts } from './gridParts.ts';
import type { GridHandle, GridPlug } from './gridPlug.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { useRowSelection } from './useRowSelection.ts';
import type { RowKeys, useVirtualRows } from './useVirtualRows.ts';

interface Options<Row> extends GridParts {
  readonly options: GridOptions<Row>;
  readonly rows: readonly Row[];
  readonly keys: RowKeys;
  readonly layout: GridLayout<Row>;
  /** Columns before the first of the caller's. */
  readonly tools: number;
  readonly cards: boolean;
  readonly plugs: readonly GridPlug<Row>[];
  /** Rows of the heading and of the foot. */
  readonly head: number;
  readonly foot: number;
  readonly focusedRow: RefObject<number>;
  readonly focusedColumn: RefObject<number>;
  readonly showColumn: () => void;
  readonly virtual: ReturnType<typeof useVirtualRows>;
  readonly choice: ReturnType<typeof useRowSelection>;
  readonly toggleExpanded: (key: string) => void;
  readonly onResize: ((key: string, width: number | null) => void) | undefined;
}

/** Px that one press of Shift with an arrow makes a column wider. */
const step = 16;
const pressable = 'a, button, input, select, textarea, label, summary, [data-detail]';

/** Event handlers of the table, once for all its rows. */
export function useGridHandlers<Row>(grid: Options<Row>) {
  const { table, say, options, keys, layout, tools, cards, focusedRow, virtual, choice } = grid;
  const { plugs, head, foot } = grid;
  const t = useMessages().dataGrid;
  // A detail is a row's last cell: one column more for those that have it.
  const columns = layout.columns.length + tools + (options.renderDetail ? 1 : 0);
  const { active, focus, onFocus, onBlur } = useGridFocus({
    table,
    keys,
    columns,
    head,
    foot,
    focusedRow,
    focusedColumn: grid.focusedColumn,
    show: virtual.show,
    showColumn: grid.showColumn,
  });
  const { onRowAction } = options;
  const act = (index: number) => {
    const row = options.rows[index];
    if (row !== undefined) onRowAction?.(row);
  };

  const walk = useGridKeys({
    table,
    active,
    focus,
    rows: keys.count,
    columns,
    headless: cards,
    head,
    foot,
    pageSize: virtual.pageSize,
    onToggle: choice && ((row) => choice.toggle(row)),
    onRange: choice?.extend,
    onSelectAll: choice?.all,
    onAction: onRowAction && act,
    onResize: (place, steps) => {
      const laid = layout.columns[place - tools];
      if (!laid || laid.column.resizable === false || !grid.onResize) return;
      const width = fitWidth(laid.width + steps * step);
      grid.onResize(laid.column.key, width);
      say(t.width(columnName(laid.column), width));
    },
  });
  const rowOf = (event: MouseEvent<HTMLTableElement>) =>
    event.target instanceof Element ? (placeOfCell(event.currentTarget, event.target)?.row ?? -1) : -1;
  const handle = (tableElement: HTMLTableElement): GridHandle<Row> => ({
    rows: grid.rows,
    keyAt: keys.at,
    columns: layout.columns,
    tools,
    table: tableElement,
    active: active.current,
    focus,
    placeOf: (element) => placeOfCell(tableElement, element),
    say,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    for (const plug of plugs) plug.onKeyDown?.(event, handle(event.currentTarget));
    walk(event);
  };
  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    for (const plug of plugs) plug.onClick?.(event, handle(event.currentTarget));
    if (event.defaultPrevented) return;
    choice?.onClick(event);
    const row = rowOf(event);
    if (row >= 0 && (event.target as Element).closest('[data-tool="expand"]'))
      grid.toggleExpanded(keys.at(row));
  };
  const onDoubleClick = (event: MouseEvent<HTMLTableElement>) => {
    for (const plug of plugs) plug.onDoubleClick?.(event, handle(event.currentTarget));
    if (event.defaultPrevented) return;
    const row = rowOf(event);
    if (row >= 0 && !(event.target as Element).closest(pressable)) act(row);
  };
  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    for (const plug of plugs) plug.onPointerDown?.(event, handle(event.currentTarget));
  };
  const onCopy = (event: ClipboardEvent<HTMLTableElement>) => {
    for (const plug of plugs) plug.onCopy?.(event, handle(event.currentTarget));
  };
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    for (const plug of plugs) plug.onPaste?.(event, handle(event.currentTarget));
  };
  return { onKeyDown, onClick, onDoubleClick, onPointerDown, onCopy, onPaste, onFocus, onBlur };
}
