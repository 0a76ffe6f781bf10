import type { ReviewClock } from '@fairway/gateway/contract/transferReview';
import { ButtonLink } from '@fairway/ui';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import * as styles from './Case.css.ts';
import { CaseClock } from './CaseClock.tsx';
import type { words } from './words.zh.ts';

/** The position of a case in its queue. */
export interface CasePosition {
  /** Address of the queue without a case. */
  back: string;
  /** Its position on the page of the queue; null if it is on another one. */
  place: { readonly at: number; readonly total: number } | null;
  previous: string | null;
  next: string | null;
}

export interface CaseHeadProps extends CasePosition {
  title: ReactNode;
  sub: ReactNode;
  /** What stands out beside the title, such as an amount. */
  aside?: ReactNode;
  clock: ReviewClock;
  /** Whether anybody still has to answer. */
  waiting: boolean;
}

/** The head of a case: who, since when, how long it may still wait, and the way to the ones beside it. */
export function CaseHead({ title, sub, aside, clock, waiting, back, place, previous, next }: CaseHeadProps) {
  const { t } = useWords<typeof words>();
  const label = place && t('case.place', { place: place.at, total: place.total });
  return (
    <header className={styles.head}>
      <ButtonLink
        href={back}
        tone="quiet"
        flush="start"
        className={styles.narrowOnly}
        icon={<ArrowLeft size={16} aria-hidden />}
      >
        {t('case.back')}
      </ButtonLink>
      <div className={styles.titles}>
        <h2 className={styles.title} tabIndex={-1} data-begin="">
          {title}
        </h2>
        <p className={styles.sub}>{sub}</p>
      </div>
      {aside}
      <CaseClock clock={clock} waiting={waiting} />
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
