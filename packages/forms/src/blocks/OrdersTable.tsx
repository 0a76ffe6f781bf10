import {
  Badge,
  type BulkAction,
  BulkBar,
  Button,
  CsvButton,
  DataGrid,
  EmptyState,
  type FilterField,
  type GridColumn,
  type MatchingOutcome,
  type MatchingRows,
  Notice,
  Pagination,
  Stack,
  TableFilters,
  useBulk,
  useMessages,
} from '@fairway/ui';
import { type FetchPage, type TableQuery, tableQuery, useServerTable } from '@fairway/ui/table';
import { useMemo, useState } from 'react';

const words = {
  zh: {
    caption: '订单',
    no: '订单号',
    customer: '客户',
    amount: '金额 (CNY)',
    made: '订单日期',
    state: '状态',
    states: { open: '待付款', paid: '已付款', cancelled: '已取消' },
    search: '搜索订单号或客户',
    cancel: '取消订单',
    retry: '重试',
    exportFailed: '导出失败，没有生成文件。请重试。',
    stale: '未能刷新，以下为上次载入的订单。',
  },
  en: {
    caption: 'Orders',
    no: 'Order number',
    customer: 'Customer',
    amount: 'Amount (CNY)',
    made: 'Order date',
    state: 'Status',
    states: { open: 'To be paid', paid: 'Paid', cancelled: 'Cancelled' },
    search: 'Search order number or customer',
    cancel: 'Cancel orders',
    retry: 'Try again',
    exportFailed: 'The export failed, and no file was made. Try again.',
    stale: 'Not refreshed. These orders were loaded before.',
  },
};
type Words = (typeof words)['en'];

export interface Order {
  readonly no: string;
  readonly customer: string;
  /** Yuan. */
  readonly amount: number;
  /** A day: `2026-11-23`. */
  readonly made: string;
  readonly state: 'open' | 'paid' | 'cancelled';
}

export interface OrdersTableProps {
  /** The parameters of the address. */
  params: URLSearchParams;
  /** Writes others into the address; `replace` where Back must not return to the ones before. */
  onParamsChange: (params: URLSearchParams, how: { replace: boolean }) => void;
  /** Asks your server for a page of the orders that match; the search looks into number and customer. */
  fetchPage: FetchPage<Order>;
  /** Cancels one order; rejects with the reason where it cannot be cancelled. */
  cancel: (no: string, signal: AbortSignal) => Promise<unknown>;
  /** Cancels all orders that match, except some, by one request. Your server refuses where they are more than `count`. */
  cancelAll: (
    query: TableQuery,
    rows: Pick<MatchingRows, 'except' | 'count'>,
    signal: AbortSignal,
  ) => Promise<MatchingOutcome>;
  /** The day of today, `2026-11-23`, for the calendar of the filter. */
  today: `${number}-${number}-${number}`;
}

const states = ['open', 'paid', 'cancelled'] as const;
const tones = { open: 'caution', paid: 'good', cancelled: 'neutral' } as const;
const codec = tableQuery({
  sorts: ['no', 'customer', 'amount', 'made'],
  filters: { state: 'choice', amount: 'range', made: 'days' },
});
const keyOf = ({ no }: Order) => no;

const columnsOf = (t: Words): GridColumn<Order>[] => [
  { key: 'no', header: t.no, value: keyOf, priority: 'title', sortable: true },
  {
    key: 'customer',
    header: t.customer,
    value: ({ customer }) => customer,
    sortable: true,
    phonePlace: 'line',
  },
  {
    key: 'amount',
    header: t.amount,
    value: ({ amount }) => amount,
    cell: ({ amount }) => amount.toLocaleString('en', { minimumFractionDigits: 2 }),
    align: 'end',
    sortable: true,
    firstSort: 'descending',
    phonePlace: 'figure',
  },
  { key: 'made', header: t.made, value: ({ made }) => made, sortable: true, phonePlace: 'line' },
  {
    key: 'state',
    header: t.state,
    value: ({ state }) => t.states[state],
    cell: ({ state }) => <Badge tone={tones[state]}>{t.states[state]}</Badge>,
    phonePlace: 'aside',
  },
];

const fieldsOf = (t: Words, now: OrdersTableProps['today']): FilterField[] => [
  {
    key: 'state',
    label: t.state,
    kind: 'choice',
    options: states.map((value) => ({ value, label: t.states[value] })),
  },
  { key: 'amount', label: t.amount, kind: 'range', unit: 'CNY' },
  { key: 'made', label: t.made, kind: 'days', now },
];

/** Orders that a server sorts, filters and pages, with an action on selected ones or all that match, and CSV. */
export function OrdersTable(props: OrdersTableProps) {
  const { params, onParamsChange, fetchPage, cancel, cancelAll, today } = props;
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const columns = useMemo(() => columnsOf(t), [t]);
  const [exportFailed, setExportFailed] = useState(false);
  const table = useServerTable({ codec, params, onParamsChange, fetchPage, rowKey: keyOf });
  const { selection, onSelectionChange, total, match } = table;
  const actions: BulkAction[] = [
    {
      key: 'cancel',
      label: t.cancel,
      tone: 'danger',
      act: cancel,
      actOnAll: (rows, signal) => cancelAll(table.query, rows, signal),
    },
  ];
  const bulk = useBulk({ actions, selection, onSelectionChange, total, onEnd: table.reload });
  const retry = (
    <Button size="small" onClick={table.reload}>
      {t.retry}
    </Button>
  );
  return (
    <Stack gap="m">
      <TableFilters fields={fieldsOf(t, today)} searchLabel={t.search} {...table.filterProps}>
        <CsvButton
          name={t.caption}
          columns={columns}
          page={table.batch}
          onError={() => setExportFailed(true)}
        />
      </TableFilters>
      {exportFailed && (
        <Notice tone="bad" onDismiss={() => setExportFailed(false)}>
          {t.exportFailed}
        </Notice>
      )}
      {table.error !== null && table.status === 'ready' && (
        <Notice tone="caution" action={retry}>
          {t.stale}
        </Notice>
      )}
      <DataGrid
        caption={t.caption}
        columns={columns}
        {...table.tableProps}
        {...table.gridProps}
        problems={bulk.problems}
        empty={<EmptyState kind="none-match" size="small" />}
        error={<EmptyState kind="failed" size="small" actions={retry} />}
      />
      <BulkBar bulk={bulk} actions={actions} sticky {...{ selection, onSelectionChange, total, match }} />
      <Pagination {...table.paginationProps} />
    </Stack>
  );
}
