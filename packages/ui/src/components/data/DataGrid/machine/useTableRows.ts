import { useMemo } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { filterRows } from '../../DataTable/filterRows.ts';
import { sortRows } from '../../DataTable/sortRows.ts';
import type { TableQuery } from '../../DataTable/tableQuery.ts';
import { type Column, valuesOf } from '../../DataTable/types.ts';

/** Filters, searches and sorts rows in the browser as the query defines, in the reader's language. */
export function useTableRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filters, search }: Pick<TableQuery, 'sort' | 'filters' | 'search'>,
): readonly Row[] {
  const { lang } = useMessages();
  const values = useMemo(() => valuesOf(columns), [columns]);
  const matches = useMemo(() => filterRows(rows, filters, values, search), [rows, filters, values, search]);
  return useMemo(() => sortRows(matches, sort, values, lang), [matches, sort, values, lang]);
}
