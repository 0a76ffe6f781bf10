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
import { type FetchPage, tableQuery, useServerTable } from '@fairway/ui/table';
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
  /** The parameters of the address. */
  params: URLSearchParams;
  /** Writes others into the address; `replace` where Back must not return to the ones before. */
  onParamsChange: (params: URLSearchParams, how: { replace: boolean }) => void;
  /** Asks your server for a page of the sailings that match. */
  fetchPage: FetchPage<Sailing>;
}

const codec = tableQuery({ sorts: ['departs', 'price'] });

const columnsOf = (t: Words): Column<Sailing>[] => [
  { key: 'vessel', header: t.vessel, value: ({ vessel }) => vessel, priority: 'title' },
  { key: 'carrier', header: t.carrier, value: ({ carrier }) => carrier },
  { key: 'departs', header: t.departs, value: ({ departs }) => departs, sortable: true },
  { key: 'price', header: t.price, value: ({ price }) => price, align: 'end', sortable: true },
];

/** Filters above a table whose rows a server sorts, filters and pages. */
export function FilterTable({ params, onParamsChange, fetchPage }: FilterTableProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const table = useServerTable({ codec, params, onParamsChange, fetchPage, rowKey: ({ id }) => id });
  const { query, change } = table;
  const [search, setSearch] = useState(query.search);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change({ search: search.trim() });
  };
  const clear = () => {
    setSearch('');
    change({ search: '' });
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
        {...table.tableProps}
        empty={<EmptyState kind="none-match" size="small" />}
        error={
          <EmptyState
            kind="failed"
            size="small"
            actions={<Button onClick={table.reload}>{t.retry}</Button>}
          />
        }
      />
      <Pagination {...table.paginationProps} />
    </Stack>
  );
}
