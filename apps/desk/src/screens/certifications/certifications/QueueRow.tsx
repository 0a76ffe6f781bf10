import type { WaitingCertification } from '@fairway/gateway/contract/certificationReview';
import { Badge } from '@fairway/ui';
import { Link } from 'react-router-dom';
import * as styles from './CertificationsScreen.css.ts';
import { useWords } from './words.ts';

export interface QueueRowProps {
  row: WaitingCertification;
  href: string;
  current: boolean;
}

/** One application of the queue: who, how it proves itself, how long it has waited. */
export function QueueRow({ row, href, current }: QueueRowProps) {
  const { t, format } = useWords();
  const { clock, needsTwo, first, revision, way } = row;
  const { workedDays: days, promisedDays: promised, late, dueToday } = clock;
  return (
    <li>
      <Link to={href} className={styles.row} aria-current={current ? 'true' : undefined}>
        <span className={styles.buyer}>{row.name}</span>
        <span className={styles.waited}>{t('clock.waited', { days, promised })}</span>
        <span className={styles.number}>
          {format.instant(row.submittedAt)}
          {way === null ? '' : ` · ${t(`certifications.way.w${way}`)}`}
        </span>
        {late || dueToday || needsTwo || revision > 1 ? (
          <span className={styles.badges}>
            {late ? <Badge tone="bad">{t('clock.late')}</Badge> : null}
            {dueToday ? <Badge tone="caution">{t('clock.today')}</Badge> : null}
            {revision > 1 ? (
              <Badge tone="neutral">{t('certifications.again', { count: revision })}</Badge>
            ) : null}
            {first ? (
              <Badge tone="tint">{t('certifications.firstDone', { name: first.name })}</Badge>
            ) : needsTwo ? (
              <Badge tone="neutral">{t('certifications.needsTwo')}</Badge>
            ) : null}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
