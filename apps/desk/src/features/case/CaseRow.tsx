import { RouterLink } from '@fairway/site';
import { Badge } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import * as styles from './CaseScreen.css.ts';
import type { CaseRowContent } from './content.ts';
import type { words } from './words.zh.ts';

export interface CaseRowProps extends CaseRowContent {
  href: string;
  /** Whether this case is open. */
  current: boolean;
}

/** One case of a queue: who, how much, and how long it has waited. */
export function CaseRow({ href, current, name, amount, number, clock, answered, badges }: CaseRowProps) {
  const { t } = useWords<typeof words>();
  const waited = clock
    ? t('clock.waited', { days: clock.workedDays, promised: clock.promisedDays })
    : (answered ?? '');
  return (
    <li>
      <RouterLink href={href} className={styles.row} aria-current={current ? 'true' : undefined}>
        <span className={styles.name}>{name}</span>
        {amount === undefined ? null : <span className={styles.amount}>{amount}</span>}
        {amount === undefined ? <span className={styles.waited}>{waited}</span> : null}
        <span className={styles.number} data-whole={amount === undefined || undefined}>
          {number}
        </span>
        {amount === undefined ? null : <span className={styles.waited}>{waited}</span>}
        {clock?.late || clock?.dueToday || badges ? (
          <span className={styles.badges}>
            {clock?.late ? <Badge tone="bad">{t('clock.late')}</Badge> : null}
            {clock?.dueToday ? <Badge tone="caution">{t('clock.today')}</Badge> : null}
            {badges}
          </span>
        ) : null}
      </RouterLink>
    </li>
  );
}
