import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  FilterBar,
  Pagination,
  Stack,
  TextField,
  useMessages,
} from '@fairway/ui';
import type { TableQuery } from '@fairway/ui/table';
import { type FormEvent, useState } from 'react';

const words = {
  zh: {
    caption: '船期',
    vessel: '船名',
    carrier: '船公司',
    departs: '离港',
    price: '40HQ (USD)',
    search: '查询',
    retry: '重试',
  },
  en: {
    caption: 'Sailings',
    vessel: 'Vessel',
    carrier: 'Carrier',
    departs: 'Departs',
    price: '40HQ (USD)',
    search: 'Search',
    retry: 'Try again',
  },
};
type Words = (typeof words)['en'];

export interface Sailing {
  readonly id: string;
  readonly vessel: string;
  readonly carrier: string;
  /** A day: `2026-11-23`. */
  readonly departs: string;
  /** Whole dollars. */
  readonly price: number;
}

export interface FilterTableProps {
  /** The query of the URL, read by `tableQuery` of `@fairway/ui/table`. */
  query: TableQuery;
  /** Writes another query into the address; your page then loads its rows. */
  onQueryChange: (query: TableQuery) => void;
  /** The rows of this page, as your server sorted and filtered them. */
  rows: readonly Sailing[];
  /** All rows that match. */
  total: number;
  status: 'ready' | 'loading' | 'refreshing' | 'error';
  onRetry: () => void;
}

const columnsOf = (t: Words): Column<Sailing>[] => [
  { key: 'vessel', header: t.vessel, value: ({ vessel }) => vessel, priority: 'title' },
  { key: 'carrier', header: t.carrier, value: ({ carrier }) => carrier },
  { key: 'departs', header: t.departs, value: ({ departs }) => departs, sortable: true },
  { key: 'price', header: t.price, value: ({ price }) => price, align: 'end', sortable: true },
];

/** Filters above a table whose rows a server sorts, filters and pages. */
export function FilterTable({ query, onQueryChange, rows, total, status, onRetry }: FilterTableProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const [search, setSearch] = useState(query.search);
  // A new query begins on its first page.
  const ask = (change: Partial<TableQuery>) => onQueryChange({ ...query, page: 1, ...change });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    ask({ search: search.trim() });
  };
  const clear = () => {
    setSearch('');
    ask({ search: '' });
  };
  return (
    <Stack gap="l">
      <form onSubmit={apply}>
        <FilterBar
          folds={false}
          filters={query.search ? [{ key: 'search', text: `${t.vessel}: ${query.search}` }] : []}
          onRemove={clear}
          onClear={clear}
        >
          <TextField label={t.vessel} value={search} onChange={({ target }) => setSearch(target.value)} />
          <Button tone="brand" type="submit">
            {t.search}
          </Button>
        </FilterBar>
      </form>
      <DataTable
        caption={t.caption}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ id }) => id}
        sort={query.sort}
        onSortChange={(sort) => ask({ sort })}
        status={status}
        expectedRows={query.size}
        empty={<EmptyState kind="none-match" size="small" />}
        error={
          <EmptyState kind="failed" size="small" actions={<Button onClick={onRetry}>{t.retry}</Button>} />
        }
      />
      <Pagination
        page={query.page}
        size={query.size}
        total={total}
        onPageChange={(page) => ask({ page })}
        onSizeChange={(size, page) => ask({ size, page })}
      />
    </Stack>
  );
}
