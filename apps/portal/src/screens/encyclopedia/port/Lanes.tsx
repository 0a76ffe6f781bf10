import type { PortDetail } from '@fairway/gateway/contract/harbourInfo';
import { routeGroupCodes } from '@fairway/gateway/contract/listings/ports';
import { Section, useLink } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import { carrierAddress } from '../carrier/address.ts';
import { portInfoAddress } from '../portInfo/address.ts';
import * as styles from './PortScreen.css.ts';
import type { words } from './words.zh.ts';

const most = 10;

/** Groups of routes by how many departures they have. */
export function Lanes({ detail }: { detail: PortDetail }) {
  const { t } = useWords<typeof words>();
  const callsOf = ({ departures, arrivals }: PortDetail['lanes'][number]) => departures || arrivals;
  const fullest = Math.max(1, ...detail.lanes.map(callsOf));
  const rows = detail.lanes.map((lane) => (
    <li key={lane.group.code} className={styles.lane}>
      <LaneName group={lane.group} />
      <span>
        <span className={styles.bar} style={{ inlineSize: `${(callsOf(lane) / fullest) * 100}%` }} />
      </span>
      <span className={styles.number}>{callsOf(lane)}</span>
      <span className={styles.quiet}>
        {lane.fastest === null ? t('port.incoming') : t('port.days', { count: lane.fastest })}
      </span>
    </li>
  ));
  return (
    <Section ground="none" title={t('port.lanes')} note={t('port.lanesNote')}>
      <FirstRows rows={rows} />
    </Section>
  );
}

/** Carriers that call, by how often. */
export function Carriers({ detail }: { detail: PortDetail }) {
  const { t, nameOf } = useWords<typeof words>();
  const Link = useLink();
  const rows = detail.carriers.map(({ carrier, departures, arrivals }) => (
    <li key={carrier.code} className={styles.carrier}>
      <Link href={carrierAddress(carrier.code)} className={styles.link}>
        {nameOf(carrier)}
      </Link>
      <span className={styles.number}>{departures + arrivals}</span>
    </li>
  ));
  return (
    <Section ground="none" title={t('port.carriers')} note={t('port.carriersNote')}>
      <FirstRows rows={rows} />
    </Section>
  );
}

/** The first rows of a list, and the others behind a press. */
function FirstRows({ rows }: { rows: readonly ReactNode[] }) {
  const { t } = useWords<typeof words>();
  const others = rows.slice(most);
  return (
    <div>
      <ul className={styles.list}>{rows.slice(0, most)}</ul>
      {others.length > 0 ? (
        <details>
          <summary className={styles.rest}>{t('port.others', { count: others.length })}</summary>
          <ul className={styles.list}>{others}</ul>
        </details>
      ) : null}
    </div>
  );
}

/** A group of routes, leading to its ports. */
function LaneName({ group }: { group: PortDetail['group'] }) {
  const { nameOf } = useWords<typeof words>();
  const Link = useLink();
  const code = routeGroupCodes.find((each) => each === group.code);
  return (
    <Link href={portInfoAddress(code ? { group: code } : {})} className={styles.link}>
      {nameOf(group)}
    </Link>
  );
}
