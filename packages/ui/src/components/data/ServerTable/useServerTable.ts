import { useEffect, useMemo } from 'react';
import { useStable } from '../../../hooks/useStable.ts';
import { clampPage, pageCount } from '../../navigation/Pagination/paginate.ts';
import { useSelection } from '../DataGrid/machine/useSelection.ts';
import { changedQuery, matchKey, type TableQuery } from '../DataTable/tableQuery.ts';
import { matchingKeys, rowBatches } from './matchingRows.ts';
import { statusOf } from './pageSource.ts';
import type { ServerTable, ServerTableOptions } from './types.ts';
import { usePageAnswer } from './usePageAnswer.ts';

const noRows: readonly never[] = [];

/**
 * A table whose rows a server sorts, filters and pages: its query in the address, the rows of the page, the selection
 * over all pages, and the export of all rows.
 */
export function useServerTable<Row>(options: ServerTableOptions<Row>): ServerTable<Row> {
  const { codec, rowKey, batchSize } = options;
  const { query, go, change } = useQueryIn(options);
  const ownAnswer = usePageAnswer({
    key: codec.write(query).toString(),
    fetchPage: (signal) => options.fetchPage(query, signal),
    firstPage: options.firstPage,
    isOn: options.answer === undefined,
  });
  const answer = options.answer ?? ownAnswer;
  const status = statusOf(answer);
  const rows = answer.data?.rows ?? noRows;
  const total = answer.data?.total ?? null;
  useEffect(() => {
    // The last rows of the last page were deleted, or the address was typed by hand.
    const page =
      status === 'ready' && total !== null ? clampPage(query.page, pageCount(total, query.size)) : null;
    if (page !== null && page !== query.page) go({ ...query, page }, true);
  }, [status, total, query, go]);

  const match = matchKey(query);
  const [selection, onSelectionChange] = useSelection(match);
  const batch = rowBatches(options.fetchPage, query, batchSize ?? query.size);
  const state = { query, change, total, status, match, selection, onSelectionChange, batch };
  return {
    ...state,
    error: answer.error ?? null,
    reload: useStable(() => void answer.refetch()),
    matchingKeys: (signal) => matchingKeys(batch, rowKey, signal),
    ...propsOf(state, rows, rowKey),
  };
}

type State = Pick<
  ServerTable<never>,
  'query' | 'change' | 'total' | 'status' | 'match' | 'selection' | 'onSelectionChange'
>;

/** The properties of the components around a table. */
function propsOf<Row>(
  { query, change, total, status, match, selection, onSelectionChange }: State,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Pick<ServerTable<Row>, 'tableProps' | 'gridProps' | 'paginationProps' | 'filterProps'> {
  const { page, size, sort, filters, search } = query;
  return {
    tableProps: {
      ...{ rows, rowKey, status, sort, expectedRows: size },
      onSortChange: (nextSort) => change({ sort: nextSort }),
    },
    gridProps: { total, firstRow: (page - 1) * size, selection, onSelectionChange, match },
    paginationProps: {
      ...{ page, size },
      ...(total === null ? { hasNext: rows.length >= size } : { total }),
      onPageChange: (nextPage) => change({ page: nextPage }),
      onSizeChange: (nextSize) => change({ size: nextSize }),
    },
    filterProps: {
      ...{ filters, search },
      onFiltersChange: (nextFilters) => change({ filters: nextFilters }),
      onSearchChange: (nextSearch) => change({ search: nextSearch }),
    },
  };
}

/** The query of the address, and the ways to another one. */
function useQueryIn<Row>(options: Pick<ServerTableOptions<Row>, 'codec' | 'params' | 'onParamsChange'>) {
  const { codec } = options;
  const address = String(options.params);
  const query = useMemo(() => codec.read(new URLSearchParams(address)), [codec, address]);
  const go = useStable((next: TableQuery, replace: boolean) =>
    options.onParamsChange(codec.write(next, new URLSearchParams(address)), { replace }),
  );
  const change = useStable((part: Partial<TableQuery>) => go(changedQuery(query, part), false));
  return { query, go, change };
}
