import {
  checksOf,
  type PriceBox,
  type PriceCheck,
  type PriceField,
  type PriceRow,
  priceBoxes,
} from '@fairway/trade';
import { type Column, DataTable, Icon } from '@fairway/ui';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import { lookupKey, lookupOf } from './comparison.ts';
import { OurPriceCell } from './OurPriceCell.tsx';
import * as styles from './PriceMessageScreen.css.ts';
import { RowDates } from './RowDates.tsx';
import type { OurPriceState, ReadMessage } from './usePriceMessage.ts';
import { Value } from './Value.tsx';
import type { words } from './words.zh.ts';

interface PriceTableProps {
  message: ReadMessage;
  ourPrices: ReadonlyMap<string, OurPriceState>;
}

interface NumberedRow extends PriceRow {
  readonly number: number;
}

/** The prices of a message, each next to ours; cards on phones. */
export function PriceTable({ message, ourPrices }: PriceTableProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { text, ports, carriers } = message;
  const rows = message.rows.map((row, index): NumberedRow => ({ ...row, number: index + 1 }));
  const sourceOf = ({ start, end }: PriceField<unknown>) => text.slice(start, end);
  const portName = (code: string) => {
    const port = ports.get(code);
    return port ? nameOf(port) : code;
  };
  const place = (field: PriceField<string> | null) =>
    field ? (
      <Value field={field}>{field.value === '' ? sourceOf(field) : portName(field.value)}</Value>
    ) : (
      t('priceMessage.unnamed')
    );
  const carrierName = (field: PriceField<string>) => {
    const carrier = carriers.get(field.value);
    return carrier ? nameOf(carrier) : field.value || sourceOf(field);
  };
  const checkName = ({ name }: PriceCheck) =>
    name === '20GP' || name === '40GP' || name === '40HQ' ? name : t(`priceMessage.name.${name}`);
  const priceColumn = (box: PriceBox): Column<NumberedRow> => ({
    key: box,
    header: box,
    align: 'end',
    cell: ({ prices, currency }) => {
      const price = prices[box];
      if (!price) return '–';
      const amount = format.money({ amount: price.value, currency: currency?.value ?? 'USD' });
      return <Value field={price.doubt ? price : (currency ?? price)}>{amount}</Value>;
    },
  });
  const columns: Column<NumberedRow>[] = [
    {
      key: 'route',
      header: t('priceMessage.column.route'),
      priority: 'title',
      cell: ({ origin, destination }) => (
        <span>
          {place(origin)} → {place(destination)}
        </span>
      ),
    },
    {
      key: 'carrier',
      header: t('priceMessage.column.carrier'),
      cell: ({ carrier }) =>
        carrier ? <Value field={carrier}>{carrierName(carrier)}</Value> : t('priceMessage.unnamed'),
    },
    ...priceBoxes.map(priceColumn),
    {
      key: 'dates',
      header: t('priceMessage.column.dates'),
      priority: 'wide',
      cell: (row) => <RowDates row={row} portName={portName} />,
    },
    {
      key: 'ours',
      header: t('priceMessage.column.ours'),
      priority: 'wide',
      cell: (row) => {
        const lookup = lookupOf(row, message);
        const state = lookup ? ourPrices.get(lookupKey(lookup)) : undefined;
        return <OurPriceCell row={row} lookup={lookup} state={state} />;
      },
    },
    {
      key: 'check',
      header: t('priceMessage.column.check'),
      priority: 'wide',
      cell: (row) => {
        const checks = checksOf(row, text);
        if (checks.length === 0) return '–';
        return (
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check.name}>
                <Icon icon={TriangleAlert} />{' '}
                {t('priceMessage.check', {
                  name: checkName(check),
                  text: check.text,
                  reason: t(`priceMessage.reason.${check.doubt}`),
                })}
              </li>
            ))}
          </ul>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('priceMessage.rows', { count: rows.length })}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => `${number}`}
    />
  );
}
