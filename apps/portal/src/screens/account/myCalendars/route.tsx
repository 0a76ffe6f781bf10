import { type CalendarFeed, calendarFeed } from '@fairway/gateway/contract/calendarFeed';
import { useLoaded, useMutation } from '@fairway/site';
import {
  Button,
  ButtonLink,
  type Column,
  Content,
  DataTable,
  EmptyState,
  Inline,
  PageHead,
  Stack,
} from '@fairway/ui';
import { FeedAddress } from '../../../features/calendar/FeedAddress.tsx';
import { useWords } from '../../../language/words.ts';
import { myFollow } from '../myFollow/address.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The reader's calendar feeds: their addresses, when they were read, and how to end them. */
function MyCalendarsScreen() {
  const { feeds } = useLoaded<typeof loader>();
  return <Feeds feeds={feeds} />;
}

/** The page while its feeds load. */
function MyCalendarsOutline() {
  return <Feeds feeds={null} />;
}

function Feeds({ feeds }: { feeds: readonly CalendarFeed[] | null }) {
  const { t } = useWords<typeof words>();
  const columns = useFeedColumns();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('title.myCalendars')}
          lead={t('myCalendars.lead')}
          aside={<ButtonLink href={myFollow.addressOf()}>{t('myCalendars.back')}</ButtonLink>}
        />
        {feeds?.length === 0 ? (
          <EmptyState
            kind="none-yet"
            title={t('myCalendars.emptyTitle')}
            actions={
              <ButtonLink tone="brand" href={myFollow.addressOf()}>
                {t('myCalendars.browse')}
              </ButtonLink>
            }
          >
            {t('myCalendars.emptyText')}
          </EmptyState>
        ) : (
          <DataTable
            caption={t('myCalendars.caption')}
            columns={columns}
            rows={feeds ?? []}
            rowKey={({ id }) => id}
            status={feeds ? 'ready' : 'loading'}
            expectedRows={3}
          />
        )}
      </Stack>
    </Content>
  );
}

function useFeedColumns(): readonly Column<CalendarFeed>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const laneOf = ({ origin, destination }: CalendarFeed) =>
    t('myCalendars.lane', { origin: nameOf(origin), destination: nameOf(destination) });
  const nameOfFeed = (feed: CalendarFeed) =>
    feed.sailing ? `${feed.sailing.vessel} ${feed.sailing.voyage} · ${laneOf(feed)}` : laneOf(feed);
  return [
    { key: 'subject', header: t('myCalendars.subject'), priority: 'title', value: nameOfFeed },
    {
      key: 'read',
      header: t('myCalendars.read'),
      value: ({ lastReadAt }) => (lastReadAt ? format.stamp(lastReadAt) : t('myCalendars.never')),
    },
    {
      key: 'address',
      header: t('myCalendars.address'),
      cell: ({ url }) => <FeedAddress url={url} />,
    },
    {
      key: 'actions',
      header: t('myCalendars.actions'),
      headerHidden: true,
      priority: 'action',
      align: 'end',
      cell: (feed) => <FeedActions id={feed.id} name={nameOfFeed(feed)} />,
    },
  ];
}

function FeedActions({ id, name }: { id: string; name: string }) {
  const { t } = useWords<typeof words>();
  const renew = useMutation(calendarFeed.renewFeed, {
    subject: id,
    confirm: () => ({
      title: t('myCalendars.renewTitle', { name }),
      text: t('myCalendars.renewText'),
      confirmLabel: t('myCalendars.renew'),
    }),
    success: t('myCalendars.renewed'),
  });
  const revoke = useMutation(calendarFeed.revokeFeed, {
    subject: id,
    confirm: () => ({
      tone: 'danger',
      title: t('myCalendars.revokeTitle', { name }),
      text: t('myCalendars.revokeText'),
      confirmLabel: t('myCalendars.revoke'),
    }),
    success: t('myCalendars.revoked'),
  });
  return (
    <Inline gap="s">
      <Button size="small" loading={renew.pending} onClick={() => void renew.mutate({ body: { id } })}>
        {t('myCalendars.renew')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        loading={revoke.pending}
        onClick={() => void revoke.mutate({ body: { id } })}
      >
        {t('myCalendars.revoke')}
      </Button>
    </Inline>
  );
}

export { MyCalendarsOutline as Outline, MyCalendarsScreen as Component };
