import type { Order } from '@fairway/gateway/contract/order';
import { useSite } from '@fairway/site';
import {
  ColumnChooser,
  type ColumnPrefs,
  CsvButton,
  type GridColumn,
  Inline,
  PrintButton,
  TableFilters,
  type TableQuery,
} from '@fairway/ui';
import { pagesOf } from './calls.ts';
import { useWords } from './words.ts';

export interface OrderToolsProps {
  /** What is asked for, ahead of the rows while they are on their way. */
  query: TableQuery;
  /** What the rows answer: that is what is exported and printed, whole. */
  shown: TableQuery;
  total: number;
  caption: string;
  columns: readonly GridColumn<Order>[];
  prefs: ColumnPrefs;
  onPrefsChange: (prefs: ColumnPrefs) => void;
  onChange: (change: Partial<TableQuery>) => void;
}

const keyOf = ({ id }: Order) => id;

/** Stands above the orders: what narrows them down, how they are drawn, and how they leave the page. */
export function OrderTools(props: OrderToolsProps) {
  const { query, shown, total, caption, columns, prefs, onPrefsChange, onChange } = props;
  const { t, format } = useWords();
  const { send, now, toasts, messageOf } = useSite();
  const today = format.stamp(now());
  const whole = {
    // On paper and in a file the currency is not in the cell.
    columns: columns.map((column) =>
      column.key === 'amount' ? { ...column, header: t('orderRecord.amountCny') } : column,
    ),
    page: pagesOf(send, shown),
    onError: (error: unknown) =>
      void toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'orders-not-read' }),
  };
  return (
    <Inline align="start" justify="between">
      <TableFilters
        fields={[
          {
            key: 'made',
            label: t('orderRecord.madeOn'),
            kind: 'days',
            now: now(),
            timeZone: 'Asia/Shanghai',
          },
        ]}
        filters={query.filters}
        onFiltersChange={({ made }) => {
          const { made: _, ...others } = query.filters;
          onChange({ filters: made ? { ...others, made } : others });
        }}
        search={query.search}
        searchLabel={t('orderRecord.number')}
        onSearchChange={(search) => onChange({ search })}
      />
      <Inline gap="s">
        <ColumnChooser columns={columns} prefs={prefs} onPrefsChange={onPrefsChange} />
        <CsvButton {...whole} name={t('orderRecord.file', { day: today.slice(0, 10) })} />
        <PrintButton
          {...whole}
          caption={caption}
          rowKey={keyOf}
          total={total}
          note={t('orderRecord.printNote', { time: today })}
        />
      </Inline>
    </Inline>
  );
}
