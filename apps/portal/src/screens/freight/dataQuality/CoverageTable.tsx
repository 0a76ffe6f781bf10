import type { Coverage } from '@fairway/gateway/contract/dataQuality';
import { Badge, type Column, DataTable, Inline } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { ageText, shareText } from './figures.ts';
import type { words } from './words.zh.ts';

export interface CoverageRow {
  readonly name: string;
  readonly coverage: Coverage;
}

export interface CoverageTableProps {
  caption: string;
  /** The subject of a row: a carrier or a trade. */
  subject: string;
  rows: readonly CoverageRow[];
}

/** Shares of the coming sailings that have the data a shipper needs. */
export function CoverageTable({ caption, subject, rows }: CoverageTableProps) {
  const { t, format } = useWords<typeof words>();
  const share = (key: 'priced' | 'oldPrices' | 'cutOffs' | 'vessels'): Column<CoverageRow> => ({
    key,
    header: t(`dataQuality.${key}`),
    align: 'end',
    cell: ({ coverage }) => shareText(coverage[key], coverage.sailings),
  });
  const columns: Column<CoverageRow>[] = [
    {
      key: 'name',
      header: subject,
      priority: 'title',
      cell: ({ name, coverage }) =>
        coverage.sample ? (
          <Inline gap="s">
            {name}
            <Badge tone="caution">{t('dataQuality.sample')}</Badge>
          </Inline>
        ) : (
          name
        ),
    },
    {
      key: 'sailings',
      header: t('dataQuality.sailings'),
      align: 'end',
      cell: ({ coverage }) => format.number(coverage.sailings),
    },
    share('priced'),
    {
      ...share('oldPrices'),
      // Without prices none can be old, which is no good sign.
      cell: ({ coverage: { oldPrices, priced, sailings } }) =>
        priced + oldPrices === 0 ? '—' : shareText(oldPrices, sailings),
    },
    share('cutOffs'),
    share('vessels'),
    {
      key: 'age',
      header: t('dataQuality.age'),
      align: 'end',
      cell: ({ coverage }) => {
        const { unit, count } = ageText(coverage.medianHours);
        return t(`dataQuality.${unit}`, { count });
      },
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
