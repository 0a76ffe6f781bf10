import type { PaginationProps } from '../../navigation/Pagination/Pagination.tsx';
import type { BulkOptions } from '../BulkBar/useBulk.ts';
import type { GridOptions } from '../DataGrid/gridOptions.ts';
import type { Selection } from '../DataGrid/machine/selection.ts';
import type { CsvOptions } from '../DataTable/csv.ts';
import type { TableQuery, TableQueryCodec } from '../DataTable/tableQuery.ts';
import type { TableFiltersProps } from '../TableFilters/TableFilters.tsx';
import type { FetchPage } from './matchingRows.ts';
import type { PageAnswer, ServerPage } from './pageSource.ts';

export interface ServerTableOptions<Row> {
  /** Reads and writes the query, see `tableQuery`; create it once. */
  codec: TableQueryCodec;
  /** The parameters of the address, or of another store. */
  params: URLSearchParams | string;
  /** Stores other parameters; `replace` where Back must not return to the ones before. */
  onParamsChange: (params: URLSearchParams, how: { readonly replace: boolean }) => void;
  /** Fetches one page of a query. The signal aborts when its answer is not needed any more. */
  fetchPage: FetchPage<Row>;
  /** Returns a key that is unique over pages and stable after a refresh. */
  rowKey: (row: Row) => string;
  /** The page of the first query, if it was loaded before. */
  firstPage?: ServerPage<Row>;
  /** The state of the request where another library sends it, such as the result of TanStack Query's `useQuery`. */
  answer?: PageAnswer<Row>;
  /** Rows of one request of an export or an action on all rows; the size of a page unless given. */
  batchSize?: number;
}

export interface ServerTable<Row> {
  readonly query: TableQuery;
  /** Goes to another query: other rows start on page one, another size keeps the first visible row. */
  readonly change: (change: Partial<TableQuery>) => void;
  /** Rows that match in all; null while unknown. */
  readonly total: number | null;
  readonly status: 'ready' | 'loading' | 'refreshing' | 'error';
  /** Why the page, or its refresh, could not be loaded; null otherwise. */
  readonly error: unknown;
  /** Loads the page again, after a failure or a change of its rows. */
  readonly reload: () => void;
  /** Names the query, see `matchKey`. */
  readonly match: string;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** Keys of all rows that match, for `pages` of `useBulk`. */
  readonly matchingKeys: NonNullable<BulkOptions['pages']>;
  /** All rows that match, batch by batch, for `page` of `CsvButton` and `PrintButton`. */
  readonly batch: CsvOptions<Row, number>['page'];
  /** For `DataTable`. */
  readonly tableProps: Required<
    Pick<GridOptions<Row>, 'rows' | 'rowKey' | 'sort' | 'onSortChange' | 'status' | 'expectedRows'>
  >;
  /** For `DataGrid`, besides `tableProps`. */
  readonly gridProps: Required<
    Pick<GridOptions<Row>, 'total' | 'firstRow' | 'selection' | 'onSelectionChange' | 'match'>
  >;
  /** For `Pagination`. */
  readonly paginationProps: PaginationProps;
  /** For `TableFilters`. */
  readonly filterProps: Required<
    Pick<TableFiltersProps, 'filters' | 'onFiltersChange' | 'search' | 'onSearchChange'>
  >;
}
