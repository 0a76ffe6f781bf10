import { PartProblem, RouterLink, useLoaded, useOperator } from '@fairway/site';
import { ChartBackdrop, Content, Heading, Section, Text } from '@fairway/ui';
import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { useReader } from '../../../features/reader/reader.ts';
import { popularLanes } from '../../../features/search/popularLanes.ts';
import { SearchPanel } from '../../../features/search/SearchPanel.tsx';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import * as styles from './HomeScreen.css.ts';
import { LaneIndex, type LaneIndexProps } from './LaneIndex.tsx';
import { Latest } from './Latest.tsx';
import type { loader } from './loader.ts';
import { ReferencePrices } from './ReferencePrices.tsx';
import { TrackBox } from './TrackBox.tsx';
import type { words } from './words.zh.ts';

/** Ports that the sample schedules cover; for an operator's own schedules the number is unknown here. */
const portsCovered = 215;

/** First page: search at once, this week's prices, every route by trade. */
function HomeScreen() {
  const { prices, trades, latest } = useLoaded<typeof loader>();
  const { t } = useWords<typeof words>();
  const { sample } = useOperator();
  const visitor = useReader()?.kind === 'visitor';
  return (
    <>
      <div className={styles.hero}>
        <ChartBackdrop className={styles.chart} />
        <Content className={styles.heroContent}>
          <Heading level={1} size="display" className={styles.headline}>
            {t('home.headline')}
          </Heading>
          <Text size="lead" tone="quiet" className={styles.lead}>
            {sample
              ? t(visitor ? 'home.lead' : 'home.memberLead', { ports: portsCovered })
              : t(visitor ? 'home.ownLead' : 'home.ownMemberLead')}
          </Text>
          <SearchPanel look="card" start={{ origin: null, destination: null, week: null }} />
          <PopularLanes />
          <TrackBox />
        </Content>
      </div>
      <Suspense fallback={<ReferencePrices prices={null} />}>
        <Await
          resolve={prices}
          errorElement={
            <Section title={t('home.pricesTitle')}>
              <PartProblem />
            </Section>
          }
        >
          {(prices) => <ReferencePrices prices={prices} />}
        </Await>
      </Suspense>
      <Suspense fallback={<Latest articles={null} />}>
        <Await
          resolve={latest}
          errorElement={
            <Section title={t('home.news')} ground="paper">
              <PartProblem />
            </Section>
          }
        >
          {(news) => <Latest {...news} />}
        </Await>
      </Suspense>
      <Suspense fallback={<Lanes trades={null} />}>
        <Await
          resolve={trades}
          errorElement={
            <Section title={t('home.lanesTitle')} note={t('home.lanesLead')}>
              <PartProblem />
            </Section>
          }
        >
          {(loaded) => <Lanes trades={loaded} />}
        </Await>
      </Suspense>
    </>
  );
}

/** Left out while no route is on sale. */
function Lanes({ trades }: LaneIndexProps) {
  const { t } = useWords<typeof words>();
  if (trades?.length === 0) return null;
  return (
    <Section title={t('home.lanesTitle')} note={t('home.lanesLead')}>
      <LaneIndex trades={trades} />
    </Section>
  );
}

function PopularLanes() {
  const { t, nameOf } = useWords<typeof words>();
  return (
    <p className={styles.popular}>
      <span>{t('search.popular')}</span>
      {popularLanes.map(({ origin, destination }) => (
        <RouterLink
          key={destination.code}
          className={styles.popularLane}
          href={resultsAddress({ origin: origin.code, destination: destination.code })}
        >
          {t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
        </RouterLink>
      ))}
    </p>
  );
}

export { HomeScreen as Component };
