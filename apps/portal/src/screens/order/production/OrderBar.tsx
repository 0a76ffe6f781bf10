import type { Quote } from '@fairway/gateway/contract/order';
import { Button } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { orderHeading } from './OrderSummary.tsx';
import * as styles from './ProductionScreen.css.ts';
import type { words } from './words.zh.ts';

export interface OrderBarProps {
  /** Routes chosen so far. */
  count: number;
  quote: Quote | null;
}

/** On narrow screens: the current choice, and the link down to the order. */
export function OrderBar({ count, quote }: OrderBarProps) {
  const { t, format } = useWords<typeof words>();
  const toOrder = () => {
    const heading = document.getElementById(orderHeading);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <div data-foot="" className={styles.bar}>
      <span className={styles.sofar}>
        <span>{t('production.chosen', { count })}</span>
        {quote ? <strong className={styles.figure}>{format.sum(quote.amount)}</strong> : null}
      </span>
      <Button tone="brand" size="small" onClick={toOrder}>
        {t('production.toOrder')}
      </Button>
    </div>
  );
}
