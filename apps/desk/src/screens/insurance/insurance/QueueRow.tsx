import type { WaitingIntention } from '@fairway/gateway/contract/insuranceDesk';
import { Badge, Inline } from '@fairway/ui';
import { Link } from 'react-router-dom';
import * as styles from './InsuranceScreen.css.ts';
import { useWords } from './words.ts';

export interface QueueRowProps {
  row: WaitingIntention;
  href: string;
  current: boolean;
}

/** One intention of the queue: who, how much, how far, and how long it has waited for a first word. */
export function QueueRow({ row, href, current }: QueueRowProps) {
  const { t, format } = useWords();
  const { clock, assignedTo } = row;
  return (
    <li>
      <Link to={href} className={styles.row} aria-current={current ? 'true' : undefined}>
        <span className={styles.name}>{row.companyName}</span>
        <span className={styles.amount}>{format.sum(row.estimate)}</span>
        <span className={styles.small}>
          {row.intentionNo} · {t(`intention.stages.${row.state}`)}
        </span>
        <span className={styles.small}>
          {clock
            ? t('clock.waited', { days: clock.workedDays, promised: clock.promisedDays })
            : (assignedTo?.name ?? '')}
        </span>
        {clock?.late || clock?.dueToday ? (
          <Inline as="span" gap="xs">
            {clock.late ? <Badge tone="bad">{t('clock.late')}</Badge> : null}
            {clock.dueToday ? <Badge tone="caution">{t('clock.today')}</Badge> : null}
          </Inline>
        ) : null}
      </Link>
    </li>
  );
}
