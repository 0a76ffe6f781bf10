import type { Quote } from '@fairway/gateway/contract/order';
import * as styles from './ProductionScreen.css.ts';
import { useWords } from './words.ts';

export interface QuoteLinesProps {
  quote: Quote | null;
  /** Another price is on its way; the last one stays until then. */
  pricing: boolean;
}

/** How the price comes about, and what is to be paid. */
export function QuoteLines({ quote, pricing }: QuoteLinesProps) {
  const { t, format } = useWords();
  if (!quote) return null;
  const { perDay, days, listAmount, discountPercent, discount, amount } = quote;
  return (
    <div className={styles.lines} aria-busy={pricing}>
      <p className={styles.line}>
        <span>
          {t('production.perDay')}{' '}
          <span className={styles.quiet}>{t('production.days', { count: days })}</span>
        </span>
        <span className={styles.figure}>{format.sum(perDay)}</span>
      </p>
      <p className={styles.line}>
        <span>{t('production.list')}</span>
        <span className={styles.figure}>{format.sum(listAmount)}</span>
      </p>
      {discountPercent > 0 ? (
        <p className={styles.line}>
          <span>{t('production.discount', { percent: discountPercent })}</span>
          <span className={styles.figure}>−{format.sum(discount)}</span>
        </p>
      ) : null}
      <p className={styles.total} role="status">
        <span>{t('production.amount')}</span>
        <span className={styles.amount}>{format.sum(amount)}</span>
      </p>
    </div>
  );
}
