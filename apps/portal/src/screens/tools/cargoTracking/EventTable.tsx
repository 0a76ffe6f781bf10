import type { TrackingDetail, TrackingEvent } from '@fairway/gateway/contract/cargoTracking';
import { useWords } from '../../../language/words.ts';
import * as styles from './EventTable.css.ts';
import { tendency } from './shift.ts';
import { useStateWords } from './useStateWords.ts';
import type { words } from './words.zh.ts';

/** Every event with planned and actual time, in the local time of its place; the route is its left edge. */
export function EventTable({
  events,
}: {
  events: readonly TrackingEvent[];
  state: TrackingDetail['row']['state'];
}) {
  const { t } = useWords<typeof words>();
  const last = events.findLastIndex(({ classifier, superseded }) => classifier === 'ACT' && !superseded);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('tracking.events')}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('tracking.event')}</th>
          <th scope="col">{t('tracking.place')}</th>
          <th scope="col" className={styles.when}>
            {t('tracking.planned')}
          </th>
          <th scope="col" className={styles.when}>
            {t('tracking.actual')}
          </th>
          <th scope="col">{t('tracking.difference')}</th>
          <th scope="col">{t('tracking.by')}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {events.map((event, index) => (
          <EventRow key={event.key} event={event} latest={index === last} />
        ))}
      </tbody>
    </table>
  );
}

function EventRow({ event, latest }: { event: TrackingEvent; latest: boolean }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { shiftOf } = useStateWords();
  const {
    what,
    port,
    facility,
    plannedAt,
    at,
    classifier,
    shiftHours,
    source,
    vessel,
    containers,
    superseded,
  } = event;
  const isPast = classifier === 'ACT';
  const happened = isPast && !superseded;
  const [first, ...more] = containers;
  const time = at ? format.portTime(at) : '';
  return (
    <tr
      className={styles.row}
      data-superseded={superseded || undefined}
      data-happened={happened || undefined}
      data-latest={latest || undefined}
    >
      <th scope="row" className={styles.what}>
        <span className={styles.mark} aria-hidden />
        {t(`tracking.what.${what}`)}
      </th>
      <td className={styles.place}>
        <span className={styles.named}>{port ? nameOf(port) : null}</span>{' '}
        <span className={styles.small}>
          {[
            port && vessel && (what === 'LOAD' || what === 'DEPA')
              ? `${vessel.name} ${vessel.voyage}`
              : facility,
            first && more.length > 0 ? t('tracking.andMore', { first, count: more.length }) : first,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td className={styles.planned}>{plannedAt ? format.portTime(plannedAt) : '—'}</td>
      <td className={styles.actual}>
        {isPast ? time : classifier === 'EST' ? t('tracking.expectedAt', { time }) : '—'}
      </td>
      <td className={styles.shift} data-shift={(superseded ? null : tendency(shiftHours)) ?? undefined}>
        {superseded
          ? t(isPast ? 'tracking.supersededPast' : 'tracking.superseded')
          : happened || classifier === 'EST'
            ? shiftOf(shiftHours)
            : null}
      </td>
      <td className={styles.by}>{t(`tracking.byWhom.${source}`)}</td>
    </tr>
  );
}
