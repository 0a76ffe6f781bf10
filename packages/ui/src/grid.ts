export type {
  GridCell,
  GridCellPlace,
  GridHandle,
  GridLine,
  GridPlug,
  RowDrawing,
} from './components/data/DataGrid/machine/gridPlug.ts';
export type { CellChange, CellRefusal } from './components/data/DataGrid/plugs/edit/editStore.ts';
export type { CellEditor, EditReading, EditValue } from './components/data/DataGrid/plugs/edit/editValues.ts';
export { type CellEditing, useCellEditing } from './components/data/DataGrid/plugs/edit/useCellEditing.tsx';
export { type CellReader, useCellReader } from './components/data/DataGrid/plugs/edit/useCellReader.ts';
export type { CellText, EditOptions } from './components/data/DataGrid/plugs/edit/useEdits.ts';
export { forGroupedRows } from './components/data/DataGrid/plugs/forGroupedRows.ts';
export type { GroupedRow } from './components/data/DataGrid/plugs/groupRows.ts';
export {
  type CellRangesOptions,
  type RangeReport,
  useCellRanges,
} from './components/data/DataGrid/plugs/range/useCellRanges.ts';
export type { SummaryCell } from './components/data/DataGrid/plugs/summaryTexts.ts';
export { useColumnGroups } from './components/data/DataGrid/plugs/useColumnGroups.tsx';
export { type GridSummaryOptions, useGridSummary } from './components/data/DataGrid/plugs/useGridSummary.tsx';
export {
  type GroupedRows,
  type GroupedRowsOptions,
  useGroupedRows,
} from './components/data/DataGrid/plugs/useGroupedRows.tsx';
export {
  type TreeRows,
  type TreeRowsOptions,
  useTreeRows,
} from './components/data/DataGrid/plugs/useTreeRows.ts';
export { useWideColumns } from './components/data/DataGrid/plugs/wide/useWideColumns.ts';
export {
  type SavedViewsOptions,
  type SavedViewsState,
  useSavedViews,
} from './components/data/SavedViews/useSavedViews.ts';
export type { SavedView, TableView } from './components/data/SavedViews/views.ts';
