import type { Seat } from '@fairway/gateway/contract/seat';
import { useGateway } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import * as styles from './DistributeSeatScreen.css.ts';
import type { words } from './words.zh.ts';

/** Returns the name of a sub-account: its person's name, else its username. */
export function whoOf({ employee, username }: Seat): string {
  return employee?.name ?? username;
}

interface WhoProps {
  seat: Seat;
  capacity: number;
  /** Whether to show when it was last used, if no column does. */
  lastSeen?: boolean;
}

/** The user of a seat: the person, the username, and any exception. */
export function Who({ seat, capacity, lastSeen = false }: WhoProps) {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const { employee, username, expiresAt, number } = seat;
  const over = expiresAt !== null && Date.parse(expiresAt) <= now().getTime();
  const seen = seat.lastSeenAt ? format.instant(seat.lastSeenAt) : t('seat.never');
  const facts = [
    employee ? username : t('seat.nobody'),
    employee?.department,
    expiresAt && t(over ? 'seat.seatOver' : 'seat.seatUntil', { day: format.day(expiresAt) }),
    number !== null && number > capacity ? t('seat.waiting') : null,
    lastSeen ? (seat.firstPassword ? t('seat.firstPassword') : seen) : null,
  ];
  return (
    <span className={styles.names}>
      <span className={styles.name}>{whoOf(seat)}</span>
      <span className={styles.faint}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
