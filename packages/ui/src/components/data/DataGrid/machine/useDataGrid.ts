import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { useStable } from '../../../../hooks/useStable.ts';
import { listOf } from '../../../../provider/listOf.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import type { GridOptions } from '../gridOptions.ts';
import { layoutColumns } from './columnLayout.ts';
import { noPrefs, shownColumns, withColumnWidth } from './columnPrefs.ts';
import type { GridParts } from './gridParts.ts';
import { mostRows } from './rowWindow.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useGridHandlers } from './useGridHandlers.ts';
import { useRowDrawing } from './useRowDrawing.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useRowSelection } from './useRowSelection.ts';
import { type RowKeys, useVirtualRows } from './useVirtualRows.ts';

const noKeys: ReadonlySet<string> = new Set();
const noPlugs: readonly never[] = [];

/** Joins columns, rows, choice, window, focus and keys of a grid. */
export function useDataGrid<Row>(options: GridOptions<Row>, parts: GridParts) {
  const { selection, onSelectionChange, match = '', selectOn = 'box', problems } = options;
  const { rowHeight = 'fixed', height, renderDetail, onExpandedChange } = options;
  const plugs = options.plugs ?? noPlugs;
  const t = useMessages().dataGrid;

  const firstRow = Math.max(0, options.firstRow || 0);
  // An untyped caller's null is no rows, not a broken page.
  const rows = useMemo(() => listOf(options.rows), [options.rows]);
  const keyOf = useStable(options.rowKey);
  const keys = useMemo<RowKeys>(
    () => ({ count: rows.length, at: (index) => String(keyOf(rows[index] as Row) ?? index) }),
    [rows, keyOf],
  );
  const total =
    options.total === null ? null : Math.max(rows.length, firstRow + rows.length, options.total || 0);
  const isPage = total === null || total > rows.length;

  const [ownPrefs, setOwnPrefs] = useState(noPrefs);
  const prefs = options.prefs ?? ownPrefs;
  const onPrefsChange = options.onPrefsChange ?? (options.prefs ? undefined : setOwnPrefs);
  const tools = Number(Boolean(selection && onSelectionChange)) + Number(renderDetail !== undefined);
  const columns = useMemo(() => listOf(options.columns), [options.columns]);
  const layout = useMemo(
    () => layoutColumns(shownColumns(columns, prefs), prefs, tools),
    [columns, prefs, tools],
  );

  const [ownExpanded, setOwnExpanded] = useState(noKeys);
  const expanded = options.expanded ?? ownExpanded;
  const toggleExpanded = (key: string) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };

  const { base, cards, probe } = useRowHeight(layout.columns.length - 1);
  const isTall = (key: string) => rowHeight === 'measured' || problems?.has(key) === true;
  const isMeasured = useCallback(
    (key: string) => cards || rowHeight === 'measured' || problems?.has(key) === true || expanded.has(key),
    [cards, rowHeight, problems, expanded],
  );
  const focusedRow = useRef(-1);
  const focusedColumn = useRef(0);
  const columnWindow = useColumnWindow({
    window: plugs.find((plug) => plug.window)?.window,
    frame: parts.frame,
    layout,
    tools,
    cards,
    focusedColumn,
  });
  const virtual = useVirtualRows({ frame: parts.frame, keys, cards, base, isMeasured, focusedRow });
  const choice = useRowSelection({ keys, selection, onSelectionChange, match, isPage, selectOn });

  const heads = plugs.flatMap(({ head }) => head ?? []);
  const foots = rows.length > 0 ? plugs.flatMap(({ foot }) => foot ?? []) : noPlugs;
  const bars = plugs.flatMap(({ bar }) => bar ?? []);
  const drawing = useRowDrawing(plugs);

  const onResize = onPrefsChange
    ? (key: string, width: number | null) => onPrefsChange(withColumnWidth(prefs, key, width))
    : undefined;
  const handlers = useGridHandlers({
    ...parts,
    options,
    rows,
    keys,
    layout,
    tools,
    cards,
    plugs,
    head: 1 + heads.length,
    foot: foots.length,
    focusedRow,
    focusedColumn,
    showColumn: columnWindow.follow,
    virtual,
    choice,
    toggleExpanded,
    onResize,
  });

  const titled = columns.find(({ priority }) => priority === 'title');
  const nameOf = useStable((row: Row, index: number) => {
    const title = options.rowName?.(row) ?? titled?.value?.(row);
    return title === undefined || title === null ? t.row(String(firstRow + index + 1)) : String(title);
  });

  const frameStyle = {
    '--fw-tallest': height ?? (rows.length > mostRows ? '70vh' : undefined),
    scrollPaddingInlineStart: layout.covered.start,
    scrollPaddingInlineEnd: layout.covered.end,
    ...(heads.length > 0 ? { '--fw-heads': 1 + heads.length } : {}),
    ...(foots.length > 0 ? { '--fw-foots': foots.length } : {}),
  } as CSSProperties;
  const tableStyle = { ...layout.variables, '--fw-template': layout.template } as CSSProperties;
  return {
    rows,
    keys,
    total,
    isPage,
    firstRow,
    layout,
    drawnColumns: columnWindow.drawnColumns,
    sparse: columnWindow.isSparse ? tools : undefined,
    onScroll: () => {
      columnWindow.follow();
      virtual.onScroll();
    },
    tools,
    choice,
    virtual,
    expanded,
    isTall,
    isMeasured,
    nameOf,
    probe,
    onResize,
    heads,
    foots,
    bars,
    drawing,
    isMultiselectable: plugs.some((plug) => plug.isMultiselectable),
    role: plugs.find(({ role }) => role)?.role ?? 'grid',
    sentence: plugs.flatMap(({ sentence }) => sentence?.(rows) || []).join(' '),
    handlers,
    frameStyle,
    tableStyle,
    density: prefs.density,
  };
}
