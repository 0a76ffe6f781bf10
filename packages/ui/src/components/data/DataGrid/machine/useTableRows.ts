import { useMemo } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { filterRows } from '../../DataTable/filterRows.ts';
import { sortRows } from '../../DataTable/sortRows.ts';
import type { TableQuery } from '../../DataTable/tableQuery.ts';
import { type Column, type Values, valuesOf } from '../../DataTable/types.ts';

export interface TableRowsOptions<Row> {
  /** Keys of the columns that the search looks into; all that have a `value` unless given. */
  searchIn?: readonly string[];
  /** Values of filters without a column, by the key of the filter; must not change between renders. */
  values?: Values<Row>;
}

/**
 * Filters rows by column, searches and sorts them in the browser as the query defines, in the reader's language. Filters
 * read the `value` of the column with their key, or `values`.
 */
export function useTableRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filters, search }: Pick<TableQuery, 'sort' | 'filters' | 'search'>,
  { searchIn, values }: TableRowsOptions<Row> = {},
): readonly Row[] {
  const { lang } = useMessages();
  const ofColumns = useMemo(() => valuesOf(columns), [columns]);
  const searched = (searchIn ?? Object.keys(ofColumns)).join('\n');
  const matches = useMemo(
    () => filterRows(rows, filters, { ...ofColumns, ...values }, search, searched.split('\n')),
    [rows, filters, ofColumns, values, search, searched],
  );
  return useMemo(() => sortRows(matches, sort, ofColumns, lang), [matches, sort, ofColumns, lang]);
}
