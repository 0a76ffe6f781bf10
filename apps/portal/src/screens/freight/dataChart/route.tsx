import { type OutlineProps, useAddress, useLoaded, usePendingQuery, withLogin } from '@fairway/site';
import { Badge, Button, ButtonLink, Content, EmptyState, PageHead, Skeleton, Stack } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Source } from '../../../features/guide/ListView.tsx';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../results/address.ts';
import { type ChartQuery, dataChartAddress, readChartQuery } from './address.ts';
import { Charts } from './Charts.tsx';
import { spanOf } from './chartsOf.ts';
import * as styles from './DataChartScreen.css.ts';
import { LaneTools } from './LaneTools.tsx';
import type { ChartData, loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The market of a route as charts; visitors see the changes, members the prices. */
function DataChartScreen() {
  return <Page {...useLoaded<typeof loader>()} />;
}

/** The charts for their address while they load. */
function DataChartOutline({ params }: OutlineProps) {
  return <Page query={readChartQuery(params)} market={null} />;
}

interface PageProps {
  query: ChartQuery;
  market: ChartData['market'] | null;
}

function Page({ query: loadedQuery, market }: PageProps) {
  const { t, format } = useWords<typeof words>();
  const { pendingQuery, navigate } = usePendingQuery();
  const query = pendingQuery ? readChartQuery(pendingQuery) : loadedQuery;
  const sailings = market?.weeks.reduce((sum, week) => sum + week.sailings, 0) ?? 0;
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <PageHead
            title={t('title.dataChart')}
            lead={t('market.lead')}
            aside={
              <div className={styles.aside}>
                <ButtonLink href={resultsAddress({ origin: query.origin, destination: query.destination })}>
                  {t('market.results')}
                </ButtonLink>
                <Button onClick={() => window.print()}>{t('market.print')}</Button>
              </div>
            }
          >
            <p className={styles.head}>
              {market?.updatedAt ? (
                <span>{t('market.updated', { time: format.instant(market.updatedAt) })}</span>
              ) : null}
              {market?.sample ? <Badge tone="caution">{t('market.sample')}</Badge> : null}
            </p>
          </PageHead>
          <LaneTools
            query={query}
            ends={market}
            onChange={(next) =>
              navigate(dataChartAddress({ ...query, ...next }), { preventScrollReset: true })
            }
          />
        </Stack>
        {market === null ? (
          <>
            <Skeleton height={84} />
            <Skeleton height={320} />
            <Skeleton height={220} />
          </>
        ) : (
          <div className={styles.charts} data-moving={pendingQuery !== null || undefined}>
            <Stack gap="xl">
              {sailings === 0 ? (
                <EmptyState kind="none-yet" size="small" title={t('market.noneTitle')}>
                  {t('market.noneText')}
                </EmptyState>
              ) : (
                <Glance query={loadedQuery} market={market} sailings={sailings} />
              )}
              <Charts query={loadedQuery} market={market} />
            </Stack>
          </div>
        )}
        <Source>{t('market.source')}</Source>
      </Stack>
    </Content>
  );
}

function Glance({ query: { boxType }, market, sailings }: ChartData & { sailings: number }) {
  const { t, format } = useWords<typeof words>();
  const { current, navigate } = useAddress();
  const { access, prices, transit, carriers } = market;
  const last = market.weeks.at(-1);
  const price = prices?.[boxType];
  const span = spanOf(transit);
  return (
    <Facts
      label={t('market.facts')}
      of={[
        {
          term: t('market.price', { box: boxType, week: last ? weekName(last.week, format) : '' }),
          value:
            access === 'login' ? (
              <Button
                tone="quiet"
                size="small"
                flush="start"
                onClick={() => void navigate(withLogin(current()), { preventScrollReset: true })}
              >
                {t('market.loginForPrice')}
              </Button>
            ) : price ? (
              format.money(price)
            ) : (
              t('market.notQuoted')
            ),
        },
        { term: t('market.sailings'), value: format.number(sailings) },
        { term: t('market.usual'), value: span ? t('market.daysOf', { count: span.usual }) : null },
        { term: t('market.carriers'), value: t('market.carriersOf', { count: carriers.length }) },
      ]}
    />
  );
}

export { subject } from './subject.ts';
export { DataChartOutline as Outline, DataChartScreen as Component };
