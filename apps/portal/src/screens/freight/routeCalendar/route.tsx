import { useLoaded, useNow, usePendingQuery } from '@fairway/site';
import { ButtonLink, Content, EventCalendar, PageHead, Stack } from '@fairway/ui';
import { dayIn } from '@fairway/ui/dates';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../results/address.ts';
import { routeCalendarAddress } from './address.ts';
import { departureEvents } from './departureEvents.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The departures of a route in one month, with the cut-offs of those that can be booked. */
function RouteCalendarScreen() {
  const { origin, destination, month, rows } = useLoaded<typeof loader>();
  const { t, format, nameOf } = useWords<typeof words>();
  const { pendingQuery, navigate } = usePendingQuery();
  const now = useNow();
  const lane = { origin: origin.code, destination: destination.code };
  const events = departureEvents(rows, {
    day: ({ at, zone }) => dayIn(at, zone),
    time: format.portClock,
    carrierName: nameOf,
    cutOff: (vessel) => t('routeCalendar.cutOff', { vessel }),
    note: (carriers, closedBy) =>
      closedBy === null
        ? carriers
        : t('routeCalendar.closed', { carriers, reason: t(`routeCalendar.${closedBy}`) }),
  });
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
          lead={t('title.routeCalendar')}
          aside={<ButtonLink href={resultsAddress(lane)}>{t('routeCalendar.results')}</ButtonLink>}
        >
          <p>{t('routeCalendar.note')}</p>
        </PageHead>
        <EventCalendar
          events={events}
          now={now}
          timeZone={origin.zone}
          level={2}
          month={pendingQuery?.get('month') ?? month}
          status={pendingQuery ? 'loading' : 'ready'}
          empty={t('routeCalendar.none')}
          onMonthChange={(next) =>
            navigate(routeCalendarAddress({ ...lane, month: next }), { preventScrollReset: true })
          }
        />
      </Stack>
    </Content>
  );
}

export { RouteCalendarOutline as Outline } from './RouteCalendarOutline.tsx';
export { subject } from './subject.ts';
export { RouteCalendarScreen as Component };
