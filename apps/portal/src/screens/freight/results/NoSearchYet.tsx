import { PartProblem } from '@fairway/site';
import { ButtonLink, Columns, PageHead, Skeleton, Stack } from '@fairway/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Await } from 'react-router-dom';
import { type ListRow, Rows } from '../../../features/guide/ListView.tsx';
import { LaterMap } from '../../../features/map/LaterMap.tsx';
import { recentRoutes } from '../../../features/search/memory.ts';
import { useWords } from '../../../language/words.ts';
import { dataChartAddress } from '../dataChart/address.ts';
import type { FreightData, PopularRoutes } from './loader.ts';
import * as styles from './NoSearchYet.css.ts';
import { type FreightSearch, resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

export interface NoSearchYetProps {
  search: FreightSearch;
  popular: NonNullable<FreightData['popular']>;
}

/** Nothing was searched yet: popular routes of the week, the reader's last searches, and a map. */
export function NoSearchYet({ search, popular }: NoSearchYetProps) {
  const { t } = useWords<typeof words>();
  return (
    <Stack gap="xl">
      <PageHead
        title={t('freight.startTitle')}
        lead={t('freight.startText')}
        aside={<ButtonLink href={dataChartAddress()}>{t('title.dataChart')}</ButtonLink>}
      />
      <LastSearches week={search.week} />
      <Suspense fallback={<Skeleton rows={8} columns={2} />}>
        <Await resolve={popular} errorElement={<PartProblem />}>
          {(routes) => <Popular routes={routes} week={search.week} />}
        </Await>
      </Suspense>
    </Stack>
  );
}

/** Known in this browser alone, so they come after the page was taken over. */
function LastSearches({ week }: { week: string }) {
  const { t, nameOf } = useWords<typeof words>();
  const [recent, setRecent] = useState<ReturnType<typeof recentRoutes>>([]);
  useEffect(() => setRecent(recentRoutes()), []);
  if (recent.length === 0) return null;
  const rows = recent.slice(0, 6).map(
    ({ origin, destination }): ListRow => ({
      key: `${origin.code}${destination.code}`,
      href: resultsAddress({ origin: origin.code, destination: destination.code, week }),
      name: t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) }),
      facts: [`${origin.code} – ${destination.code}`],
    }),
  );
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('freight.lastSearches')}</h2>
      <Rows label={t('freight.lastSearches')} rows={rows} />
    </section>
  );
}

function Popular({ routes, week }: { routes: PopularRoutes; week: string }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const markers = useMemo(() => {
    const ports = routes.flatMap(({ origin, destination }) => [origin, destination]);
    return [...new Map(ports.map((port) => [port.code, port])).values()].map((port) => ({
      key: port.code,
      label: nameOf(port),
      lon: port.lon,
      lat: port.lat,
      kind: 'port' as const,
    }));
  }, [routes, nameOf]);
  const heading = t('freight.popularOf', { week: format.week(week) });
  if (routes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      <Columns count={{ base: 2, narrow: 1 }} gap={{ base: 'section', narrow: 'xl' }}>
        <Rows
          label={heading}
          rows={routes.map(({ origin, destination, sailings }) => ({
            key: `${origin.code}${destination.code}`,
            href: resultsAddress({ origin: origin.code, destination: destination.code, week }),
            name: t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) }),
            facts: [`${origin.code} – ${destination.code}`],
            figure: {
              value: '',
              unit: sailings === 0 ? t('freight.noSailings') : t('freight.sailings', { count: sailings }),
            },
          }))}
        />
        <LaterMap label={t('freight.popularMap')} markers={markers} height={320} caption=" " />
      </Columns>
    </section>
  );
}
