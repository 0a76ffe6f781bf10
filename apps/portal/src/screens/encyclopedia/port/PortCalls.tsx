import { ListPages, useList, useNow } from '@fairway/site';
import { EmptyState, Section, Segmented, Stack, useLink } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/search.ts';
import { vesselAddress } from '../vessel/address.ts';
import { type PortQuery, portCalls } from './address.ts';
import type { PortData } from './loader.ts';
import * as styles from './PortScreen.css.ts';
import type { words } from './words.zh.ts';

const loadPage = () => import('./loader.ts').then(({ page }) => page);

/** The ships of the coming seven days; a day swaps the rows below it. */
export function PortCalls({ query, detail, calls, isArrivals }: PortData) {
  const { t, format, nameOf } = useWords<typeof words>();
  const controls = useList(portCalls, query);
  const now = useNow();
  const Link = useLink();
  const { port, days, departures, arrivals } = detail;
  // A port without departures shows arrivals, whichever was requested.
  const callsQuery: PortQuery = { ...query, way: isArrivals ? 'arrivals' : 'departures' };
  const dayName = (day: string) => format.portDay({ at: `${day}T12:00:00Z`, zone: 'UTC' });
  const countOf = (of: { departures: number; arrivals: number }) =>
    isArrivals ? of.arrivals : of.departures;
  /** The sailings with their prices, in the week in which the ship leaves. */
  const sailingsOf = ({ port: end, week }: (typeof calls.rows)[number]['ends'][number]) =>
    resultsAddress({
      origin: isArrivals ? end.code : port.code,
      destination: isArrivals ? port.code : end.code,
      week,
    });
  const direction = isArrivals ? t('port.coming') : t('port.leaving');
  return (
    <Section
      ground="none"
      title={t('port.week')}
      note={t('port.weekNote')}
      aside={
        departures > 0 && arrivals > 0 ? (
          <Segmented
            label={t('port.ways')}
            size="small"
            value={isArrivals ? 'arrivals' : 'departures'}
            options={[
              { value: 'departures', label: t('port.leaving') },
              { value: 'arrivals', label: t('port.coming') },
            ]}
            onChange={(value) => controls.change({ way: value })}
          />
        ) : null
      }
    >
      <Stack gap="m">
        <ul className={styles.days}>
          {[undefined, ...days].map((each) => (
            <li key={each?.day ?? 'all'} className={styles.dayItem}>
              <Link
                href={portCalls.addressOf({ ...query, page: 1, day: each?.day })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  controls.change({ day: each?.day });
                }}
                className={styles.day}
                aria-current={query.day === each?.day ? 'true' : undefined}
              >
                <span className={styles.dayName}>{each ? dayName(each.day) : t('port.allDays')}</span>
                <span className={styles.dayCount}>{countOf(each ?? detail)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {calls.rows.length === 0 ? (
          <EmptyState kind="none-match" size="small" title={t('port.noCalls')}>
            {t('port.noCallsText')}
          </EmptyState>
        ) : (
          <ul
            className={styles.calls}
            aria-label={t('port.callsCaption', { port: nameOf(port), way: direction })}
          >
            {calls.rows.map((call) => (
              <li key={call.id} className={styles.call}>
                <time className={styles.callWhen} dateTime={call.time.at}>
                  {format.portTime(call.time)}
                </time>
                <span className={styles.callCarrier}>{call.carriers.map(nameOf).join(t('port.comma'))}</span>
                <span className={styles.callShip}>
                  {call.imo ? (
                    <Link href={vesselAddress(call.imo)} className={styles.link}>
                      {call.vessel}
                    </Link>
                  ) : (
                    call.vessel
                  )}{' '}
                  <span className={styles.small}>{call.voyage}</span>
                </span>
                <ul className={styles.callWhere} aria-label={isArrivals ? t('port.from') : t('port.to')}>
                  {call.ends.map((end) => (
                    <li key={end.port.code} className={styles.callEnd}>
                      <Link href={sailingsOf(end)} className={styles.textLink}>
                        {nameOf(end.port)}
                      </Link>{' '}
                      <span className={styles.small}>
                        {t('port.days', { count: end.transitDays })}
                        {end.transitPort ? ` ${t('port.via', { port: nameOf(end.transitPort) })}` : ''}
                      </span>
                    </li>
                  ))}
                </ul>
                <span className={styles.callCutOff}>
                  {call.portCutOff === null
                    ? null
                    : new Date(call.portCutOff.at) <= now
                      ? t('port.passed')
                      : `${t('port.cutOff')} ${format.portTime(call.portCutOff)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <ListPages
          list={portCalls}
          query={callsQuery}
          total={calls.total}
          controls={controls}
          prefetchable={loadPage}
        />
      </Stack>
    </Section>
  );
}
