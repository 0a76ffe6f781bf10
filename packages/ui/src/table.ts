export { runBulk } from './components/data/BulkBar/runBulk.ts';
export { noPrefs, readPrefs } from './components/data/DataGrid/machine/columnPrefs.ts';
export { createLocalPrefs } from './components/data/DataGrid/machine/prefsStore.ts';
export {
  isSelected,
  markRows,
  noSelection,
  selectAllMatching,
  selectedKeys,
  selectionCount,
  selectionUnder,
  selectKeys,
} from './components/data/DataGrid/machine/selection.ts';
export { type CsvOptions, csvParts, type RowPage } from './components/data/DataTable/csv.ts';
export { filterRows } from './components/data/DataTable/filterRows.ts';
export { type SaveCsvOptions, saveCsv } from './components/data/DataTable/saveCsv.ts';
export { saveFile } from './components/data/DataTable/saveFile.ts';
export { sortRows } from './components/data/DataTable/sortRows.ts';
export type {
  TableQuery,
  TableQueryCodec,
  TableQueryOptions,
} from './components/data/DataTable/tableQuery.ts';
export { changedQuery, matchKey, tableQuery } from './components/data/DataTable/tableQuery.ts';
export { type Values, valuesOf } from './components/data/DataTable/types.ts';
export { createLocalViews, type ViewStore } from './components/data/SavedViews/createLocalViews.ts';
export { readViews } from './components/data/SavedViews/views.ts';
export type { FetchPage } from './components/data/ServerTable/matchingRows.ts';
export type { PageAnswer, ServerPage } from './components/data/ServerTable/pageSource.ts';
export type { ServerTable, ServerTableOptions } from './components/data/ServerTable/types.ts';
export { useAddressParams } from './components/data/ServerTable/useAddressParams.ts';
export { useServerTable } from './components/data/ServerTable/useServerTable.ts';
export {
  clampPage,
  pageAfterResize,
  pageCount,
  pageSizes,
} from './components/navigation/Pagination/paginate.ts';
