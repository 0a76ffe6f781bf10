import type { Order } from '@fairway/gateway/contract/order';
import { useSite } from '@fairway/site';
import { accountType } from '@fairway/trade';
import {
  type BulkAction,
  BulkBar,
  createLocalPrefs,
  DataGrid,
  matchKey,
  Pagination,
  Stack,
  type TableQuery,
  useBulk,
  useColumnPrefs,
  useSelection,
} from '@fairway/ui';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useAudit } from '../../../features/reader/reader.ts';
import { orderAddress } from '../order/address.ts';
import { cancelOrder, numbersOf } from './calls.ts';
import { EmptyOrders } from './EmptyOrders.tsx';
import { type OrderData, orders } from './loader.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderTools } from './OrderTools.tsx';
import { addressOf, isNarrowed, tabOf } from './query.ts';
import { useCancel } from './useCancel.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useWords } from './words.ts';

export interface OrdersProps {
  /** What is asked for, ahead of the rows while they are on their way. */
  query: TableQuery;
  /** What the rows answer. */
  shown: TableQuery;
  /** Null while the first rows are on their way. */
  found: OrderData['found'] | null;
  moving: boolean;
  onChange: (change: Partial<TableQuery>) => void;
}

const keyOf = ({ orderNo }: Order) => orderNo;
// Made anew at every render it would draw every row anew.
const detailsOf = (order: Order) => <OrderDetails order={order} />;
const store = createLocalPrefs('orders.columns');
const none: readonly Order[] = [];
/** Rows that stand in for those on their way: a screenful. */
const mostExpected = 10;

/** The orders of one query and everything that can be done with them. */
export function Orders({ query, shown, found, moving, onChange }: OrdersProps) {
  const { t } = useWords();
  const { send, prepare, messageOf } = useSite();
  const total = found?.total ?? null;
  const navigate = useNavigate();
  const seats = useAudit()?.accountType === accountType.companyAdmin;
  const { revalidate, state } = useRevalidator();
  const columns = useOrderColumns({
    seats,
    onCancel: useCancel(),
    onTimeOut: revalidate,
  });
  const [prefs, setPrefs] = useColumnPrefs(store);
  const match = matchKey(shown);
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
    pages: (signal) => numbersOf(send, shown, signal),
    reasonOf: (error) => messageOf(error) ?? '',
    onEnd: () => void revalidate(),
  });

  if (total === 0 && !isNarrowed(query) && bulk.state.step === 'idle') return <EmptyOrders query={shown} />;
  const tab = tabOf(shown);
  const caption =
    tab === 'all'
      ? t('orderRecord.captionAll')
      : t('orderRecord.caption', { tab: t(`orderRecord.tab.s${tab}`) });
  return (
    <Stack>
      <OrderTools
        query={query}
        shown={shown}
        total={total ?? 0}
        caption={caption}
        columns={columns}
        prefs={prefs}
        onPrefsChange={setPrefs}
        onChange={onChange}
      />
      <DataGrid
        caption={caption}
        columns={columns}
        rows={found?.rows ?? none}
        rowKey={keyOf}
        total={total}
        firstRow={found ? (found.page - 1) * found.limit : 0}
        expectedRows={Math.min(shown.size, mostExpected)}
        sort={query.sort}
        onSortChange={(sort) => onChange({ sort })}
        selection={selection}
        onSelectionChange={setSelection}
        match={match}
        prefs={prefs}
        onPrefsChange={setPrefs}
        problems={bulk.problems}
        renderDetail={detailsOf}
        onRowAction={(order) => void navigate(orderAddress(order))}
        status={!found ? 'loading' : moving || state === 'loading' ? 'refreshing' : 'ready'}
        empty={<EmptyOrders query={shown} />}
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
      {found && found.total > 0 ? (
        <Pagination
          page={found.page}
          size={found.limit}
          total={found.total}
          hrefOf={(page) => addressOf({ ...shown, page })}
          onPrefetch={(page) => prepare(orders, { ...shown, page })}
          onSizeChange={(size, page) => onChange({ size, page })}
        />
      ) : null}
    </Stack>
  );
}
