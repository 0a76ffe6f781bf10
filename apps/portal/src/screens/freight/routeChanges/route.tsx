import { useLoaded } from '@fairway/site';
import { Badge, ButtonLink, Content, EmptyState, Inline, PageHead, Section, Stack } from '@fairway/ui';
import { ScoreTable } from '../../../features/sailings/ScoreTable.tsx';
import { WatchButton } from '../../../features/watch/WatchButton.tsx';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../results/address.ts';
import { Events } from './Events.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The schedule reliability of carriers on a route, and its changes. */
function RouteChangesScreen() {
  const { origin, destination, score, carriers, events, sample } = useLoaded<typeof loader>();
  const { t, nameOf } = useWords<typeof words>();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
          lead={t('title.routeChanges')}
          aside={
            <Inline gap="s">
              <WatchButton target={{ kind: 'route', origin, destination }} label={t('routeChanges.watch')} />
              <ButtonLink href={resultsAddress({ origin: origin.code, destination: destination.code })}>
                {t('routeChanges.results')}
              </ButtonLink>
            </Inline>
          }
        >
          {sample ? (
            <p>
              <Badge tone="caution">{t('freight.sample')}</Badge>
            </p>
          ) : null}
        </PageHead>
        <Section ground="none" title={t('scores.heading')}>
          {score.calls === 0 ? (
            <EmptyState kind="none-yet" size="small" title={t('routeChanges.noCalls')}>
              {t('routeChanges.noCallsText')}
            </EmptyState>
          ) : (
            <ScoreTable
              rows={[
                { name: t('scores.route'), score },
                ...carriers.map(({ carrier, score: own }) => ({ name: nameOf(carrier), score: own })),
              ]}
            />
          )}
        </Section>
        <Section ground="none" title={t('routeChanges.events')} note={t('routeChanges.eventsNote')}>
          {events.length === 0 ? (
            <EmptyState kind="none-yet" size="small" title={t('routeChanges.none')}>
              {t('routeChanges.noneText')}
            </EmptyState>
          ) : (
            <Events events={events} />
          )}
        </Section>
      </Stack>
    </Content>
  );
}

export { RouteChangesOutline as Outline } from './RouteChangesOutline.tsx';
export { subject } from './subject.ts';
export { RouteChangesScreen as Component };
