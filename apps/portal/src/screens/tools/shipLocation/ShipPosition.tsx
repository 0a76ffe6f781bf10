import type { ShipPosition as Position } from '@fairway/gateway/contract/shipLocation';
import { Badge, EmptyState, RouteMap } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { laterCalls } from './laterCalls.ts';
import type { ShipData } from './loader.ts';
import { positionText } from './positionText.ts';
import * as styles from './ShipLocationScreen.css.ts';
import type { words } from './words.zh.ts';

type VesselPosition = NonNullable<ShipData['position']>;

/** One ship: its position, the source of the position, and the next port. */
export function ShipPosition({ vessel, position, calls }: VesselPosition) {
  const { t, format, nameOf } = useWords<typeof words>();
  const later = laterCalls(calls, position?.inPort ?? null);
  if (!position)
    return (
      <EmptyState kind="none-yet" title={t('shipAt.unknownTitle', { ship: vessel.name })}>
        {t('shipAt.unknownText')}
      </EmptyState>
    );
  return (
    <section className={styles.ship} aria-label={vessel.name}>
      <h2 className={styles.name}>
        {vessel.name} <span className={styles.small}>{t('shipAt.imo', { imo: vessel.imo })}</span>
      </h2>
      <PositionFacts position={position} />
      <div className={styles.columns}>
        <Chart name={vessel.name} position={position} />
        <div className={styles.side}>
          <How name={vessel.name} position={position} />
          {later.length > 0 ? (
            <section aria-label={t('shipAt.calls')}>
              <h3 className={styles.title}>{t('shipAt.calls')}</h3>
              <ol className={styles.calls}>
                {later.map(({ port, kind, time }) => (
                  <li key={`${port.code} ${kind} ${time.at}`} className={styles.call}>
                    <span>{nameOf(port)}</span>
                    <span className={styles.small}>
                      {t(kind === 'arrival' ? 'shipAt.arrival' : 'shipAt.departure')} {format.portTime(time)}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </div>
      </div>
      <Source>
        {position.sample ? (
          <>
            <Badge tone="caution">{t('shipAt.sample')}</Badge>{' '}
          </>
        ) : null}
        {position.scheduleAt ? t('shipAt.scheduleAge', { time: format.instant(position.scheduleAt) }) : null}
      </Source>
    </section>
  );
}

function PositionFacts({ position }: { position: Position }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { source, at, lat, lon, radius, inPort, next, milesToGo, legMiles, speed, course, voyage } = position;
  return (
    <Facts
      label={t('shipAt.facts')}
      of={[
        {
          term: t(source === 'ais' ? 'shipAt.heard' : 'shipAt.estimated'),
          value: <span className={styles.hero}>{inPort ? nameOf(inPort) : positionText(lat, lon)}</span>,
          aside: [inPort ? t('shipAt.inPort') : t('shipAt.within', { radius }), format.instant(at)].join(
            ' · ',
          ),
        },
        // While the ship is in port and due to leave, the port of departure is not shown as the next port.
        inPort && next?.kind === 'departure' && next.port.code === inPort.code
          ? { term: t('shipAt.leaves'), value: format.portTime(next.time) }
          : {
              term: t('shipAt.next'),
              value: next ? nameOf(next.port) : null,
              aside: next
                ? t(next.kind === 'arrival' ? 'shipAt.arrives' : 'shipAt.departs', {
                    time: format.portTime(next.time),
                  })
                : null,
            },
        {
          term: t('shipAt.toGo'),
          value: milesToGo === null ? null : t('shipAt.miles', { miles: format.number(milesToGo) }),
          aside: legMiles === null ? null : t('shipAt.ofLeg', { miles: format.number(legMiles) }),
        },
        {
          term: t('shipAt.speed'),
          value: speed === null ? null : t('shipAt.knots', { knots: format.number(speed) }),
          aside: course === null ? null : t('shipAt.course', { course: Math.round(course) }),
        },
        { term: t('shipAt.voyage'), value: voyage },
      ]}
    />
  );
}

function Chart({ name, position }: { name: string; position: Position }) {
  const { t, nameOf } = useWords<typeof words>();
  const { from, next, lon, lat, radius, travelled, ahead, inPort } = position;
  const ends = [
    from ? { of: from, kind: 'origin' as const } : null,
    next && next.port.code !== from?.port.code && next.port.code !== inPort?.code
      ? { of: next, kind: 'destination' as const }
      : null,
  ].filter((end) => end !== null);
  return (
    <div>
      <RouteMap
        label={t('shipAt.chart', { ship: name })}
        travelled={travelled}
        lines={ahead}
        markers={[
          ...ends.map(({ of, kind }) => ({
            key: of.port.code,
            label: nameOf(of.port),
            lon: of.lon,
            lat: of.lat,
            kind,
          })),
          // In port the ship is where the port is: one mark with the port's name.
          ...(inPort
            ? inPort.code === from?.port.code
              ? []
              : [{ key: inPort.code, label: nameOf(inPort), lon, lat, kind: 'port' as const }]
            : [{ key: 'ship', label: name, lon, lat, radius, kind: 'vessel' as const }]),
        ]}
        height={400}
      />
      {travelled.length > 0 ? (
        <p className={styles.legend}>
          <span className={styles.behind} aria-hidden /> {t('shipAt.travelled')}
          <span className={styles.ahead} aria-hidden /> {t('shipAt.ahead')}
        </p>
      ) : null}
    </div>
  );
}

/** The source of the position, in words. */
function How({
  name,
  position: { source, inPort, from, next, ahead },
}: {
  name: string;
  position: Position;
}) {
  const { t, format, nameOf } = useWords<typeof words>();
  const sentence =
    source === 'ais'
      ? t(ahead.length > 0 ? 'shipAt.howAisLane' : 'shipAt.howAis')
      : inPort
        ? t('shipAt.howPort', { ship: name, port: nameOf(inPort) })
        : t('shipAt.howSchedule', {
            ship: name,
            from: from
              ? t(from.kind === 'departure' ? 'shipAt.left' : 'shipAt.came', {
                  port: nameOf(from.port),
                  time: format.portTime(from.time),
                })
              : '',
            next: next ? nameOf(next.port) : '',
          });
  const title = t(source === 'ais' ? 'shipAt.sourceTitle' : 'shipAt.howTitle');
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p>{sentence}</p>
    </section>
  );
}
