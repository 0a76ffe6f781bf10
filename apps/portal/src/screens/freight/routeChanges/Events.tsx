import type { RouteEvent } from '@fairway/gateway/contract/sailingHistory';
import { Badge, type Column, DataTable } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import { EventSailing } from './EventSailing.tsx';
import type { words } from './words.zh.ts';

const tones: Readonly<Record<RouteEvent['kind'], 'bad' | 'caution' | 'neutral'>> = {
  cancelled: 'bad',
  slipped: 'caution',
  broughtForward: 'caution',
  cutOffMoved: 'caution',
  vesselChanged: 'caution',
  portAdded: 'caution',
  portChanged: 'caution',
  portOmitted: 'neutral',
  priceMoved: 'neutral',
};

/** The changes on a route, newest first. */
export function Events({ events }: { events: readonly RouteEvent[] }) {
  const { t, format } = useWords<typeof words>();
  const columns: Column<RouteEvent>[] = [
    {
      key: 'sailing',
      header: t('routeChanges.sailing'),
      priority: 'title',
      cell: (event) => (
        <EventSailing
          event={event}
          href={event.sailingId === null ? null : sailDetailAddress({ id: event.sailingId })}
        />
      ),
    },
    {
      key: 'what',
      header: t('routeChanges.what'),
      cell: ({ kind }) => <Badge tone={tones[kind]}>{t(`routeChanges.event.${kind}`)}</Badge>,
    },
    {
      key: 'departure',
      header: t('routeChanges.departure'),
      cell: ({ departure }) => format.portTime(departure),
    },
    {
      key: 'recorded',
      header: t('routeChanges.recorded'),
      cell: ({ recordedAt }) => format.instant(recordedAt),
    },
  ];
  return (
    <DataTable
      caption={t('routeChanges.events')}
      columns={columns}
      rows={events}
      rowKey={({ recordedAt, kind, carrier, vessel, voyage }) =>
        [recordedAt, kind, carrier.code, vessel, voyage].join(' ')
      }
    />
  );
}
