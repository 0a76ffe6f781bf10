import type { Departure } from '@fairway/gateway/contract/departure';
import { useLink } from '@fairway/ui';
import * as styles from './departures.css.ts';

export interface DepartureWords {
  /** Names the list. */
  readonly label: string;
  /** Of a day and time at the port. */
  readonly timeOf: (time: Departure['departure']) => string;
  readonly nameOf: (of: { readonly nameZh: string; readonly nameEn: string }) => string;
  readonly days: (count: number) => string;
  readonly via: (port: string) => string;
}

export interface DeparturesProps {
  of: readonly Departure[];
  words: DepartureWords;
  portHref: (code: string) => string;
  shipHref: (imo: string) => string;
}

/** Sailings in the order they leave: when, which ship, from where to where, how long. */
export function Departures({ of, words, portHref, shipHref }: DeparturesProps) {
  const Link = useLink();
  const { label, timeOf, nameOf, days, via } = words;
  return (
    <ul className={styles.list} aria-label={label}>
      {of.map(({ id, departure, vessel, imo, voyage, origin, destination, transitPort, transitDays }) => (
        <li key={id} className={styles.row}>
          <time className={styles.when} dateTime={departure.at}>
            {timeOf(departure)}
          </time>
          <span className={styles.ship}>
            {imo ? (
              <Link href={shipHref(imo)} className={styles.link}>
                {vessel}
              </Link>
            ) : (
              vessel
            )}{' '}
            <span className={styles.small}>{voyage}</span>
          </span>
          <span className={styles.way}>
            <Link href={portHref(origin.code)} className={styles.link}>
              {nameOf(origin)}
            </Link>{' '}
            →{' '}
            <Link href={portHref(destination.code)} className={styles.link}>
              {nameOf(destination)}
            </Link>{' '}
            {transitPort ? <span className={styles.small}>{via(nameOf(transitPort))}</span> : null}
          </span>
          <span className={styles.days}>{days(transitDays)}</span>
        </li>
      ))}
    </ul>
  );
}
