import type { PortDetail } from '@fairway/gateway/contract/harbourInfo';
import { Section } from '@fairway/ui';
import * as styles from './PortScreen.css.ts';
import { useWords } from './words.ts';

const most = 10;

/** Groups of routes by how many departures they have. */
export function Lanes({ detail }: { detail: PortDetail }) {
  const { t, nameOf } = useWords();
  const callsOf = ({ departures, arrivals }: PortDetail['lanes'][number]) => departures || arrivals;
  const fullest = Math.max(1, ...detail.lanes.map(callsOf));
  return (
    <Section ground="none" heading={t('port.lanes')} note={t('port.lanesNote')}>
      <ul className={styles.list}>
        {detail.lanes.slice(0, most).map((lane) => (
          <li key={lane.group.code} className={styles.lane}>
            <span>{nameOf(lane.group)}</span>
            <span>
              <span className={styles.bar} style={{ inlineSize: `${(callsOf(lane) / fullest) * 100}%` }} />
            </span>
            <span className={styles.number}>{callsOf(lane)}</span>
            <span className={styles.quiet}>
              {lane.fastest === null ? t('port.incoming') : t('port.days', { count: lane.fastest })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Carriers that call, by how often. */
export function Carriers({ detail }: { detail: PortDetail }) {
  const { t, nameOf } = useWords();
  return (
    <Section ground="none" heading={t('port.carriers')} note={t('port.carriersNote')}>
      <ul className={styles.list}>
        {detail.carriers.slice(0, most).map(({ carrier, departures, arrivals }) => (
          <li key={carrier.code} className={styles.carrier}>
            <span>{nameOf(carrier)}</span>
            <span className={styles.number}>{departures + arrivals}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
