import type { ReviewClock } from '@fairway/gateway/contract/review';
import { Badge, Inline } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import * as styles from './Case.css.ts';

/** The waiting time of a case: a stroke per day, weekends and holidays hatched, and the promised time in words. */
export function CaseClock({ clock }: { clock: ReviewClock }) {
  const { t, format } = useWords();
  const { days, workedDays, promisedDays: promised, dueAt, late, dueToday } = clock;
  return (
    <Inline wrap={false}>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ day, working }) => (
          <span key={day} className={styles.day} data-off={working ? undefined : ''}>
            {day.slice(8)}
          </span>
        ))}
      </div>
      <p className={styles.promise}>
        {t('clock.waited', { days: workedDays, promised })}
        <br />
        <strong>{t('clock.due', { at: format.instant(dueAt) })}</strong>{' '}
        {late ? <Badge tone="bad">{t('clock.late')}</Badge> : null}
        {dueToday ? <Badge tone="caution">{t('clock.today')}</Badge> : null}
      </p>
    </Inline>
  );
}
