import { LineChart, Section } from '@fairway/ui';
import { boxTypes } from '../../../features/boxes/useBoxType.ts';
import { useWords } from '../../../language/words.ts';
import { chartOf, totalsChartOf } from './chartOf.ts';
import type { FollowInfoData } from './loader.ts';
import type { words } from './words.zh.ts';

/** Lowest prices by week, a line for each box type; the same numbers as a table. */
export function PriceHistory({ weeks }: Pick<FollowInfoData, 'weeks'>) {
  const { t } = useWords<typeof words>();
  const chart = chartOf(weeks);
  return (
    <Section ground="none" title={t('followInfo.history')} note={t('followInfo.historyNote')}>
      {chart ? (
        <LineChart
          label={t('followInfo.chart', { currency: chart.currency })}
          days={weeks.map(({ from }) => from)}
          series={boxTypes.toReversed().map((box) => ({ key: box, label: box, values: chart.values[box] }))}
        />
      ) : (
        <p>{t('followInfo.noPrices')}</p>
      )}
    </Section>
  );
}

/** Lowest totals of the shipment by week. */
export function TotalHistory({ weeks, costAccess }: Pick<FollowInfoData, 'weeks' | 'costAccess'>) {
  const { t } = useWords<typeof words>();
  const chart = totalsChartOf(weeks);
  const note = t(costAccess === 'open' ? 'followInfo.totalsNote' : 'followInfo.freightNote');
  return (
    <Section ground="none" title={t('followInfo.totals')} note={note}>
      {chart ? (
        <LineChart
          label={t('followInfo.totalsChart', { currency: chart.currency })}
          days={weeks.map(({ from }) => from)}
          series={[{ key: 'total', label: t('followInfo.total'), values: chart.values }]}
        />
      ) : (
        <p>{t('followInfo.noTotals')}</p>
      )}
    </Section>
  );
}
