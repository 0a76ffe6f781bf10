import type { Currency } from '@fairway/gateway/contract/shapes';
import { useChangeTone } from '@fairway/ui';
import * as styles from './Moved.css.ts';
import type { FollowSpoken } from './say.ts';

interface MovedProps {
  /** Minor units since the week before; null when unknown. */
  by: number | null;
  currency: Currency | undefined;
  spoken: Pick<FollowSpoken, 't' | 'format'>;
}

/** The change of a price, as a sign, a word and an amount. */
export function Moved({ by, currency, spoken: { t, format } }: MovedProps) {
  const tone = useChangeTone(by ?? 0);
  if (by === null || currency === undefined)
    return <span className={styles.moved}>{t('follow.unmoved')}</span>;
  const direction = by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  return (
    <span className={styles.moved} data-tone={tone}>
      {t(`follow.moved.${direction}`, { amount: format.money({ amount: Math.abs(by), currency }) })}
    </span>
  );
}
