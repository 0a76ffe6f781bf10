import { order as calls, type Order } from '@fairway/gateway/contract/order';
import {
  type ListControls,
  ListPages,
  ListTools,
  ListViews,
  useAddress,
  useGateway,
  useNotices,
} from '@fairway/site';
import {
  type BulkAction,
  BulkBar,
  DataGrid,
  Stack,
  useBulk,
  useColumnPrefs,
  useSelection,
} from '@fairway/ui';
import { useGridSummary } from '@fairway/ui/grid';
import { createLocalPrefs, createLocalViews } from '@fairway/ui/table';
import { useRevalidator } from 'react-router-dom';
import { useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { orderDetailAddress } from '../orderDetail/address.ts';
import { cancelOrder, numbersOf } from './calls.ts';
import { EmptyOrders } from './EmptyOrders.tsx';
import { type OrderData, page } from './loader.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { type OrderQuery, orderList, tabOf } from './orderList.ts';
import { useCancel } from './useCancel.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrderTotals } from './useOrderTotals.ts';
import type { words } from './words.zh.ts';

export interface OrdersProps {
  controls: ListControls<OrderQuery>;
  /** The query whose rows are shown. */
  shownQuery: OrderQuery;
  /** Null while the first rows are on their way. */
  orders: OrderData['page'] | null;
}

const keyOf = ({ orderNo }: Order) => orderNo;
const loadPage = () => Promise.resolve(page);
// Created at every render it would render every row again.
const detailsOf = (order: Order) => <OrderDetails order={order} />;
const store = createLocalPrefs('orders.columns');
const viewStore = createLocalViews('orders.views');
const none: readonly Order[] = [];
/** Placeholder rows while loading: a screenful. */
const mostExpected = 10;

/** The orders of one query and everything that can be done with them. */
export function Orders({ controls, shownQuery, orders }: OrdersProps) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const { messageOf } = useNotices();
  const { query, pending } = controls;
  const total = orders?.total ?? null;
  const { navigate } = useAddress();
  const seats = useMay('order:seats');
  const { revalidate, state } = useRevalidator();
  const columns = useOrderColumns({
    seats,
    onCancel: useCancel(),
    onTimeOut: revalidate,
  });
  const [prefs, setPrefs] = useColumnPrefs(store);
  const summary = useGridSummary<Order>({ label: t('orderRecord.pageTotal'), cells: useOrderTotals() });
  const match = orderList.matchOf(shownQuery);
  const [selection, setSelection] = useSelection(match);
  const actions: readonly BulkAction[] = [
    {
      key: 'cancel',
      label: t('orderRecord.cancelMany'),
      tone: 'danger',
      act: (orderNo, signal) => cancelOrder(send, orderNo, signal),
    },
  ];
  const bulk = useBulk({
    actions,
    selection,
    onSelectionChange: setSelection,
    total,
    pages: (signal) => numbersOf(send, shownQuery, signal),
    reasonOf: (error) => messageOf(error) ?? '',
    onEnd: () => void revalidate(),
  });

  if (total === 0 && !orderList.isNarrowed(query) && bulk.state.step === 'idle')
    return <EmptyOrders query={shownQuery} />;
  const tab = tabOf(shownQuery);
  const caption =
    tab === 'all'
      ? t('orderRecord.captionAll')
      : t('orderRecord.caption', { tab: t(`orderRecord.tab.s${tab}`) });
  return (
    <Stack>
      <ListTools
        list={orderList}
        controls={controls}
        currentQuery={shownQuery}
        total={total ?? 0}
        caption={caption}
        fileName={t('orderRecord.file')}
        fields={[
          {
            key: 'created',
            label: t('orderRecord.madeOn'),
            kind: 'days',
            now: now(),
            timeZone: 'Asia/Shanghai',
          },
        ]}
        searchLabel={t('orderRecord.number')}
        columns={columns}
        // On paper and in a file the currency is not in the cell.
        exported={{ amount: t('orderRecord.amountCny') }}
        rowKey={keyOf}
        fetch={(query, ask) => ask(calls.selectPage, { query })}
        prefs={prefs}
        onPrefsChange={setPrefs}
        tools={
          <ListViews
            list={orderList}
            controls={controls}
            store={viewStore}
            prefs={prefs}
            onPrefsChange={setPrefs}
          />
        }
      />
      <DataGrid
        caption={caption}
        columns={columns}
        rows={orders?.rows ?? none}
        rowKey={keyOf}
        total={total}
        firstRow={orders ? (orders.page - 1) * orders.limit : 0}
        expectedRows={Math.min(shownQuery.limit, mostExpected)}
        sort={controls.sort}
        onSortChange={controls.onSortChange}
        selection={selection}
        onSelectionChange={setSelection}
        match={match}
        prefs={prefs}
        onPrefsChange={setPrefs}
        problems={bulk.problems}
        renderDetail={detailsOf}
        onRowAction={(order) => void navigate(orderDetailAddress(order))}
        status={!orders ? 'loading' : pending || state === 'loading' ? 'refreshing' : 'ready'}
        empty={<EmptyOrders query={shownQuery} />}
        plugs={orders && orders.rows.length > 1 ? [summary] : undefined}
      />
      <BulkBar
        sticky
        bulk={bulk}
        actions={actions}
        selection={selection}
        onSelectionChange={setSelection}
        total={total}
        match={match}
      />
      {orders ? (
        <ListPages
          list={orderList}
          query={shownQuery}
          total={orders.total}
          controls={controls}
          prefetchable={loadPage}
        />
      ) : null}
    </Stack>
  );
}
