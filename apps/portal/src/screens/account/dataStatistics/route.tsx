import { type OutlineProps, useLoaded, usePendingQuery } from '@fairway/site';
import {
  ButtonLink,
  Content,
  EmptyState,
  LineChart,
  PageHead,
  Section,
  Segmented,
  Skeleton,
  Stack,
} from '@fairway/ui';
import type { ReactNode } from 'react';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Rows, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { dataStatisticsAddress, readSpan, type Span, spans } from './address.ts';
import type { loader, StatisticsData } from './loader.ts';
import type { words } from './words.zh.ts';

/** The user's activity of the last days: in total, by day, and by lane. */
function DataStatisticsScreen() {
  const data = useLoaded<typeof loader>();
  return (
    <Page days={data.days}>
      <Counts {...data} />
    </Page>
  );
}

/** The statistics for their address while they load. */
function DataStatisticsOutline({ params }: OutlineProps) {
  return (
    <Page days={readSpan(params)}>
      <Stack gap="xl">
        <Skeleton height={84} />
        <Skeleton height={300} />
        <Skeleton rows={5} columns={2} />
      </Stack>
    </Page>
  );
}

function Page({ days, children }: { days: Span; children: ReactNode }) {
  const { t } = useWords<typeof words>();
  const { pendingQuery, navigate } = usePendingQuery();
  const span = pendingQuery ? readSpan(pendingQuery) : days;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('statistics.title')}
          lead={t('statistics.lead')}
          aside={
            <Segmented
              label={t('statistics.span')}
              options={spans.map((each) => ({
                value: String(each),
                label: t('statistics.days', { count: each }),
              }))}
              value={String(span)}
              onChange={(value) =>
                navigate(dataStatisticsAddress(spans.find((each) => String(each) === value)), {
                  preventScrollReset: true,
                })
              }
            />
          }
        />
        {children}
      </Stack>
    </Content>
  );
}

const counted = ['searches', 'details', 'attentions', 'collections'] as const;

function Counts({ sum, average, byDay, lanes }: StatisticsData) {
  const { t, format, nameOf } = useWords<typeof words>();
  if (counted.every((each) => sum[each] === 0)) {
    return (
      <EmptyState
        kind="none-yet"
        title={t('statistics.emptyTitle')}
        actions={
          <ButtonLink tone="brand" href={resultsAddress()}>
            {t('statistics.search')}
          </ButtonLink>
        }
      >
        {t('statistics.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Facts
        label={t('statistics.facts')}
        of={counted.map((each) => ({
          term: t(`statistics.${each}`),
          value: t('statistics.times', { count: format.number(sum[each]) }),
          aside: t('statistics.average', { count: format.number(average[each]) }),
        }))}
      />
      <Section ground="none" title={t('statistics.byDay')} note={t('statistics.byDayNote')}>
        <LineChart
          label={t('statistics.chart')}
          days={byDay.map(({ day }) => day)}
          series={counted.map((each) => ({
            key: each,
            label: t(`statistics.${each}`),
            values: byDay.map((row) => row[each]),
          }))}
          fromZero
        />
      </Section>
      <Section ground="none" title={t('statistics.lanes')} note={t('statistics.lanesNote')}>
        {lanes.length === 0 ? (
          <p>{t('statistics.noLanes')}</p>
        ) : (
          <Rows
            label={t('statistics.lanes')}
            rows={lanes.map(({ origin, destination, count, lastAt }) => ({
              key: `${origin.code}-${destination.code}`,
              href: resultsAddress({ origin: origin.code, destination: destination.code }),
              name: t('statistics.lane', { origin: nameOf(origin), destination: nameOf(destination) }),
              facts: [t('statistics.last', { time: format.instant(lastAt) })],
              figure: { value: format.number(count), unit: t('statistics.unit') },
            }))}
          />
        )}
      </Section>
      <Source>{t('statistics.kept')}</Source>
    </>
  );
}

export { DataStatisticsOutline as Outline, DataStatisticsScreen as Component };
