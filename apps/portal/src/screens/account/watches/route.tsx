import { watchStates } from '@fairway/gateway/contract/listings/watch';
import type { WatchRow } from '@fairway/gateway/contract/watch';
import { ListTable, type OutlineProps, RouterLink, useGateway, useLoaded } from '@fairway/site';
import { ButtonLink, type Column, Content, EmptyState, PageHead, Stack, Status, Switch } from '@fairway/ui';
import { lazy, Suspense } from 'react';
import { time } from '../../../features/time.css.ts';
import { useWatchWords } from '../../../features/watch/useWatchWords.ts';
import type { words as watchWords } from '../../../features/watch/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { watchDetailAddress } from '../watchDetail/address.ts';
import { watches } from './address.ts';
import type { loader, WatchesData } from './loader.ts';
import type { words } from './words.zh.ts';

type Words = typeof words & typeof watchWords;

const BrowserPush = lazy(() => import('./BrowserPush.tsx'));

const loadPage = () => import('./loader.ts').then(({ page }) => page);

/** The watches of an account: the conditions of each, and its last report. */
function WatchesScreen() {
  return <Watches {...useLoaded<typeof loader>()} />;
}

/** The list for its address while its rows load. */
function WatchesOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Watches query={watches.read(params, now())} page={null} />;
}

function Watches({ query, page }: { query: WatchesData['query']; page: WatchesData['page'] | null }) {
  const { t } = useWords<Words>();
  const waiting = <Switch label={t('watches.push.label')} hint={t('watches.push.hint')} loading readOnly />;
  const states = watchStates.map((value) => ({ value, label: t(`watch.states.${value}`) }));
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.watches')} lead={t('watches.lead')} />
        {page ? (
          <Suspense fallback={waiting}>
            <BrowserPush />
          </Suspense>
        ) : (
          waiting
        )}
        <ListTable
          list={watches}
          query={query}
          page={page}
          caption={t('watches.caption')}
          columns={useColumns()}
          rowKey={({ id }) => id}
          lines={2}
          fields={[{ key: 'state', label: t('watches.state'), kind: 'choice', options: states }]}
          loadPage={loadPage}
        >
          <EmptyState
            kind="none-yet"
            title={t('watches.emptyTitle')}
            actions={
              <ButtonLink tone="brand" href="/">
                {t('watches.schedule')}
              </ButtonLink>
            }
          >
            {t('watches.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
    </Content>
  );
}

function useColumns(): readonly Column<WatchRow>[] {
  const { t, format } = useWords<Words>();
  const { namesOf, conditionTexts } = useWatchWords();
  const conditionsOf = (row: WatchRow) => conditionTexts(row).join(' · ');
  const nameOf = ({ target }: WatchRow) => {
    const { name, about } = namesOf(target);
    return target.kind === 'sailing' ? `${about} · ${name}` : `${name} · ${about}`;
  };
  const lastOf = ({ lastFiredAt }: WatchRow) =>
    lastFiredAt ? format.stamp(lastFiredAt) : t('watches.never');
  return [
    {
      key: 'target',
      header: t('watches.target'),
      priority: 'title',
      phonePlace: 'title',
      cell: (row) => <RouterLink href={watchDetailAddress({ id: row.id })}>{nameOf(row)}</RouterLink>,
      value: nameOf,
    },
    {
      key: 'state',
      header: t('watches.state'),
      phonePlace: 'aside',
      width: '104px',
      cell: ({ paused }) => (
        <Status kind={paused ? 'waiting' : 'done'}>
          {t(paused ? 'watch.states.paused' : 'watch.states.running')}
        </Status>
      ),
      value: ({ paused }) => t(paused ? 'watch.states.paused' : 'watch.states.running'),
    },
    {
      key: 'conditions',
      header: t('watches.conditions'),
      phonePlace: 'line',
      width: '26%',
      cell: conditionsOf,
      value: conditionsOf,
    },
    {
      key: 'delivery',
      header: t('watches.delivery'),
      onlyWide: true,
      width: '14%',
      cell: ({ delivery }) => t(`watch.deliveries.${delivery}`),
      value: ({ delivery }) => t(`watch.deliveries.${delivery}`),
    },
    {
      key: 'firings',
      header: t('watches.firings'),
      phonePlace: 'figure',
      align: 'end',
      width: '96px',
      cell: ({ firings }) => format.number(firings),
      value: ({ firings }) => firings,
    },
    {
      key: 'fired',
      header: t('watches.last'),
      sortable: true,
      firstSort: 'descending',
      onlyWide: true,
      width: '140px',
      cell: (row) => <span className={time}>{lastOf(row)}</span>,
      value: lastOf,
    },
    {
      key: 'added',
      header: t('watches.added'),
      sortable: true,
      firstSort: 'descending',
      onlyWide: true,
      width: '140px',
      cell: ({ addedAt }) => <span className={time}>{format.stamp(addedAt)}</span>,
      value: ({ addedAt }) => format.stamp(addedAt),
    },
  ];
}

export { WatchesOutline as Outline, WatchesScreen as Component };
