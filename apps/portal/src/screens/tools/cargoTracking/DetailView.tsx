import type { TrackingDetail } from '@fairway/gateway/contract/cargoTracking';
import { useGateway, useMutation } from '@fairway/site';
import { Badge, Copyable, Inline, Notice, RouteMap, Switch, useLink } from '@fairway/ui';
import { formatContainer } from '@fairway/ui/codes';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Source } from '../../../features/guide/ListView.tsx';
import { WatchButton } from '../../../features/watch/WatchButton.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './CargoTrackingScreen.css.ts';
import { Containers } from './Containers.tsx';
import { EventTable } from './EventTable.tsx';
import type { TrackingData } from './loader.ts';
import { Moved } from './Moved.tsx';
import { timeLeft } from './shift.ts';
import { TrackingState } from './TrackingRow.tsx';
import { useStateWords } from './useStateWords.ts';
import type { words } from './words.zh.ts';

export interface DetailViewProps {
  detail: TrackingDetail;
  guide: TrackingData['guide'];
  /** The address of the list, on screens that show one at a time; null otherwise. */
  back: string | null;
}

/** One number in full: arrival first, then the way, how the arrival moved, and every event. */
export function DetailView({ detail, guide, back }: DetailViewProps) {
  const { t, nameOf } = useWords<typeof words>();
  const Link = useLink();
  const { row, events, containers, arrivals } = detail;
  const { noteOf, containersOf } = useStateWords();
  const note = noteOf(row);
  const formatted = row.kind === 'container' ? formatContainer(row.number) : row.number;
  const watched = back !== null;
  return (
    <>
      {back ? (
        <Link href={back} className={styles.back}>
          ‹ {t('tracking.back')}
        </Link>
      ) : null}
      <Inline gap="l" align="start" justify="between">
        <div>
          <h2 className={styles.detailTitle}>
            <Copyable value={row.number} name={formatted}>
              <span className={styles.number}>{formatted}</span>
            </Copyable>
            {row.boxType ? <Badge>{row.boxType}</Badge> : null}
            <span className={styles.state}>
              <TrackingState row={row} />
            </span>
          </h2>
          <p className={styles.small}>
            {[
              row.origin && row.destination
                ? t('tracking.to', { from: nameOf(row.origin), to: nameOf(row.destination) })
                : null,
              row.carrier ? nameOf(row.carrier) : null,
              containersOf(row),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {watched ? (
          <Inline gap="m" align="center">
            <Notify key={row.id} detail={detail} formattedNumber={formatted} mailable={guide.mailable} />
            <WatchButton
              target={{ kind: 'number', id: row.id, number: row.number }}
              label={t('tracking.watch')}
            />
          </Inline>
        ) : null}
      </Inline>
      {note ? (
        <Notice tone={row.state === 'asking' ? 'info' : 'caution'}>
          <p>{note}</p>
          {row.state === 'unknown' ? <p>{t('tracking.unknownNew')}</p> : null}
        </Notice>
      ) : null}
      {events.length > 0 ? (
        <>
          <KeyFacts detail={detail} />
          <div className={styles.chartAndMoves}>
            <Chart detail={detail} />
            <Moved arrivals={arrivals} />
          </div>
          {containers.length > 0 ? <Containers containers={containers} /> : null}
          <EventTable events={events} state={row.state} />
        </>
      ) : null}
      {row.sample ? (
        <Source>
          <Badge tone="caution">{t('tracking.sample')}</Badge> {t('tracking.sampleNote')}
        </Source>
      ) : null}
    </>
  );
}

function KeyFacts({ detail: { row, way, freeTime } }: { detail: TrackingDetail }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { now } = useGateway();
  const { arrival, plannedArrival, destination, state, vessel, askedAt } = row;
  const port = destination ? nameOf(destination) : '';
  const there = state === 'arrived' || state === 'done';
  const left = arrival && !there ? timeLeft(arrival.at, now()) : null;
  return (
    <Facts
      label={t('tracking.facts')}
      of={[
        {
          term: t(there ? 'tracking.arrivedAt' : 'tracking.expected', { port }),
          value: arrival ? <span className={styles.hero}>{format.portTime(arrival)}</span> : null,
          aside: t('tracking.localTime'),
        },
        { term: t('tracking.plan'), value: plannedArrival ? format.portTime(plannedArrival) : null },
        {
          term: t('tracking.left'),
          value: left
            ? left.days > 0
              ? t('tracking.leftValue', left)
              : t('tracking.leftHours', { hours: left.hours })
            : null,
          aside:
            way && state === 'sailing'
              ? t('tracking.milesAhead', { miles: format.number(way.milesAhead) })
              : null,
        },
        ...freeTime.map(({ charge, last, freeDays, workedDays }) => ({
          term: t(`tracking.lastFree.${charge}`),
          value: last && format.days(last, last),
          aside:
            workedDays === null
              ? t('tracking.freeDays', { count: freeDays })
              : t('tracking.workedDays', { days: freeDays, worked: workedDays }),
        })),
        { term: t('tracking.vessel'), value: vessel ? `${vessel.name} ${vessel.voyage}` : null },
        {
          term: t('tracking.source'),
          value: askedAt ? (
            <span className={styles.source}>
              {t('tracking.sourceValue', { time: format.instant(askedAt) })}
            </span>
          ) : null,
        },
      ]}
    />
  );
}

function Chart({ detail: { way, position } }: { detail: TrackingDetail }) {
  const { t, nameOf } = useWords<typeof words>();
  if (!way) return null;
  const { ports } = way;
  const [first, last] = [ports[0], ports.at(-1)];
  if (!first || !last) return null;
  const kindOf = (index: number) =>
    index === 0 ? 'origin' : index === ports.length - 1 ? 'destination' : 'transit';
  return (
    <div>
      <RouteMap
        label={t('tracking.chart', { from: nameOf(first.port), to: nameOf(last.port) })}
        travelled={way.travelled}
        lines={way.ahead}
        markers={[
          ...ports.map(({ port, lon, lat }, index) => ({
            key: port.code,
            label: nameOf(port),
            lon,
            lat,
            kind: kindOf(index) as 'origin' | 'transit' | 'destination',
          })),
          ...(position
            ? [
                {
                  key: 'position',
                  label: t('tracking.position', { radius: position.radius }),
                  lon: position.lon,
                  lat: position.lat,
                  radius: position.radius,
                  kind: 'vessel' as const,
                },
              ]
            : []),
        ]}
        height={300}
      />
      <p className={styles.legend}>
        <span className={styles.travelled} aria-hidden /> {t('tracking.travelled')}
        <span className={styles.ahead} aria-hidden /> {t('tracking.ahead')}
      </p>
      <p className={styles.small}>{t('tracking.chartNote')}</p>
    </div>
  );
}

/** The switch for email notifications; shows a choice at once, and reverts it if it could not be saved. */
function Notify({
  detail: { row },
  formattedNumber,
  mailable,
}: {
  detail: TrackingDetail;
  formattedNumber: string;
  mailable: boolean;
}) {
  const { t } = useWords<typeof words>();
  const change = useMutation(
    async (on: boolean, send) => (await import('../../../calls/tracking.ts')).setNotify(send, row.id, on),
    {
      subject: 'tracking-notify',
      success: (_, on) => t(on ? 'tracking.notifyOn' : 'tracking.notifyOff', { number: formattedNumber }),
    },
  );
  return (
    <Switch
      label={t('tracking.notify')}
      hint={mailable ? undefined : t('tracking.bindFirst')}
      checked={change.variables ?? row.notify}
      onChange={({ currentTarget }) => void change.mutate(currentTarget.checked)}
    />
  );
}
