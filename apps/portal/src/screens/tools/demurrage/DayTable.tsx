import { type Column, DataTable } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { Calculation } from './address.ts';
import type { CalculationResult, ChargedDay } from './calculate.ts';
import { useTariffDay } from './useTariffDay.ts';
import type { words } from './words.zh.ts';

interface DayTableProps {
  calculation: Calculation;
  result: CalculationResult;
}

/** Each day of each charge, free or in its band, with the sum up to it. */
export function DayTable({ calculation: { clocks, currency, containers }, result }: DayTableProps) {
  const { t, format } = useWords<typeof words>();
  const dayText = useTariffDay();
  const money = (amount: number) => format.sum({ amount, currency });
  const columns: Column<ChargedDay>[] = [
    {
      key: 'day',
      header: t('demurrage.column.day'),
      phonePlace: 'title',
      cell: ({ day }) => dayText(day),
    },
    {
      key: 'band',
      header: t('demurrage.column.band'),
      phonePlace: 'line',
      cell: ({ band }) =>
        band === null ? t('demurrage.freeDay') : t('demurrage.bandDay', { number: band + 1 }),
    },
    {
      key: 'rate',
      header: t('demurrage.column.rate'),
      align: 'end',
      phonePlace: 'aside',
      cell: ({ rate }) => (rate === 0 ? '' : money(rate)),
    },
    {
      key: 'sum',
      header: t('demurrage.column.sum', { count: Number(containers) }),
      align: 'end',
      phonePlace: 'figure',
      cell: ({ sum }) => money(sum),
    },
  ];
  if (clocks === 'two') {
    columns.splice(1, 0, {
      key: 'charge',
      header: t('demurrage.column.charge'),
      phonePlace: 'line',
      cell: ({ kind }) => t(`demurrage.charge.${kind}`),
    });
  }
  return (
    <DataTable
      caption={t('demurrage.table')}
      columns={columns}
      rows={result.days}
      rowKey={({ kind, day }) => `${kind} ${day}`}
    />
  );
}
