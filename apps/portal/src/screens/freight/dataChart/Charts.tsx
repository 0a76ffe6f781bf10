import { BarChart, Columns, LineChart, Section } from '@fairway/ui';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import { spanOf, type TransitSpan, weekNumber } from './chartsOf.ts';
import type { ChartData } from './loader.ts';
import type { words } from './words.zh.ts';

/** A route's prices as an index, its sailings by week, their transit times and carriers. */
export function Charts({ query: { boxType }, market }: ChartData) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { weeks, transit } = market;
  const span = spanOf(transit);
  // A lane without a price has no line to highlight.
  const lanes = market.lanes.filter(({ index }) => index.some((value) => value !== null));
  return (
    <>
      <Section
        ground="none"
        title={t('market.index')}
        note={
          market.baseWeek ? t('market.indexNote', { week: weekName(market.baseWeek, format) }) : undefined
        }
      >
        <LineChart
          label={t('market.indexChart', { box: boxType })}
          days={weeks.map(({ from }) => from)}
          series={lanes.map(({ origin, destination, index }) => ({
            key: `${origin.code}-${destination.code}`,
            label: t('market.lane', { origin: nameOf(origin), destination: nameOf(destination) }),
            values: index,
          }))}
        />
      </Section>
      {span ? <Sailed market={market} span={span} /> : null}
    </>
  );
}

/** Past departures: by week, by days at sea, and by carrier. */
function Sailed({ market, span }: Pick<ChartData, 'market'> & { span: TransitSpan }) {
  const { t, nameOf } = useWords<typeof words>();
  const { weeks, transit, carriers } = market;
  return (
    <>
      <Columns count={{ base: 2, narrow: 1 }} gap="section">
        <Section ground="none" title={t('market.departures')} note={t('market.departuresNote')}>
          <BarChart
            label={t('market.departures')}
            category={t('market.week')}
            bars={weeks.map(({ week, sailings }) => ({
              key: week,
              label: t('market.weekLabel', { number: weekNumber(week) }),
              value: sailings,
            }))}
          />
        </Section>
        <Section ground="none" title={t('market.transit')} note={t('market.transitNote')}>
          <BarChart
            label={t('market.transit')}
            category={t('market.days')}
            summary={t('market.transitSummary', { ...span })}
            bars={transit.map(({ days, sailings }) => ({
              key: String(days),
              label: String(days),
              value: sailings,
            }))}
          />
        </Section>
      </Columns>
      <Section ground="none" title={t('market.share')} note={t('market.shareNote')}>
        <BarChart
          label={t('market.share')}
          category={t('market.carrier')}
          direction="rows"
          shares
          bars={carriers.map(({ carrier, sailings }) => ({
            key: carrier.code,
            label: nameOf(carrier),
            value: sailings,
          }))}
        />
      </Section>
    </>
  );
}
