import type { WaitingTransfer } from '@fairway/gateway/contract/transferReview';
import { Badge } from '@fairway/ui';
import { Link } from 'react-router-dom';
import * as styles from './TransfersScreen.css.ts';
import { useWords } from './words.ts';

export interface QueueRowProps {
  row: WaitingTransfer;
  href: string;
  current: boolean;
}

/** One transfer of the queue: the buyer, the amount, how long it has waited. */
export function QueueRow({ row, href, current }: QueueRowProps) {
  const { t, format } = useWords();
  const { buyer, amount, orderNo, clock, needsTwo, first } = row;
  const { workedDays: days, promisedDays: promised, late, dueToday } = clock;
  return (
    <li>
      <Link to={href} className={styles.row} aria-current={current ? 'true' : undefined}>
        <span className={styles.buyer}>{buyer.name}</span>
        <span className={styles.amount}>{format.sum(amount)}</span>
        <span className={styles.number}>{orderNo}</span>
        <span className={styles.waited}>{t('clock.waited', { days, promised })}</span>
        {late || dueToday || needsTwo ? (
          <span className={styles.badges}>
            {late ? <Badge tone="bad">{t('clock.late')}</Badge> : null}
            {dueToday ? <Badge tone="caution">{t('clock.today')}</Badge> : null}
            {first ? (
              <Badge tone="tint">{t('transfers.firstDone', { name: first.name })}</Badge>
            ) : needsTwo ? (
              <Badge tone="neutral">{t('transfers.needsTwo')}</Badge>
            ) : null}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
