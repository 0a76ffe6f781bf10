import type { ReviewClock } from '@fairway/gateway/contract/review';
import { ButtonLink } from '@fairway/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useWords } from '../../language/words.ts';
import { BackToQueue } from './BackToQueue.tsx';
import * as styles from './Case.css.ts';
import { CaseClock } from './CaseClock.tsx';
import type { CaseHeadContent } from './content.ts';
import type { CasePosition } from './positionOf.ts';
import type { words } from './words.zh.ts';

export interface CaseHeadProps extends CaseHeadContent, CasePosition {
  /** The remaining waiting time; null once the case is answered. */
  clock: ReviewClock | null;
}

/** The head of a case: who, since when, how long it may still wait, and links to its neighbours. */
export function CaseHead(props: CaseHeadProps) {
  const { title, sub, amount, clock, back, place, previous, next } = props;
  const { t } = useWords<typeof words>();
  const label = place && t('case.place', { place: place.at, total: place.total });
  return (
    <header className={styles.head}>
      <BackToQueue href={back} />
      <div className={styles.titles}>
        <h2 className={styles.title} tabIndex={-1} data-begin="">
          {title}
        </h2>
        <p className={styles.sub}>{sub}</p>
      </div>
      {amount ? (
        <p className={styles.amount}>
          <span className={styles.amountLabel}>{amount.label}</span>
          <strong className={styles.amountNumber}>{amount.sum}</strong>
        </p>
      ) : null}
      {clock ? <CaseClock clock={clock} /> : null}
      {label ? (
        <nav className={styles.leaf} aria-label={label}>
          {previous ? (
            <ButtonLink href={previous} size="small" aria-label={t('case.previous')}>
              <ChevronLeft size={16} aria-hidden />
            </ButtonLink>
          ) : null}
          <span className={styles.place}>{label}</span>
          {next ? (
            <ButtonLink href={next} size="small" aria-label={t('case.next')}>
              <ChevronRight size={16} aria-hidden />
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </header>
  );
}
