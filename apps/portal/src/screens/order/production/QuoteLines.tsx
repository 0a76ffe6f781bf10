import type { Quote } from '@fairway/gateway/contract/order';
import { Inline, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { Basket } from './basket.ts';
import * as styles from './ProductionScreen.css.ts';
import type { words } from './words.zh.ts';

export interface QuoteLinesProps {
  quote: Quote | null;
  basket: Basket;
  /** Another price is on its way; the last one stays until then. */
  pricing: boolean;
}

/** The calculation of the price, and the total to pay. */
export function QuoteLines({ quote, basket, pricing }: QuoteLinesProps) {
  const { t, format } = useWords<typeof words>();
  if (!quote) return null;
  const { perDay, days, listAmount, discountPercent, discountBase, discount, amount } = quote;
  const units = [
    { count: basket.routes.length, key: 'production.perRoute', price: quote.routePerDay },
    { count: basket.seats ?? 0, key: 'production.perSeat', price: quote.seatPerDay },
  ] as const;
  return (
    <Stack gap="xs" aria-busy={pricing}>
      {units
        .filter(({ count }) => count > 0)
        .map(({ count, key, price }) => (
          <Inline key={key} as="p" align="start" justify="between" wrap={false}>
            <span>
              {t(key)}{' '}
              <Text as="span" size="small" tone="faint">
                × {count}
              </Text>
            </span>
            <span className={styles.figure}>{format.sum(price)}</span>
          </Inline>
        ))}
      <Inline as="p" align="start" justify="between" wrap={false}>
        <span>
          {t('production.perDay')}{' '}
          <Text as="span" size="small" tone="faint">
            {t('production.days', { count: days })}
          </Text>
        </span>
        <span className={styles.figure}>{format.sum(perDay)}</span>
      </Inline>
      <Inline as="p" align="start" justify="between" wrap={false}>
        <span>{t('production.list')}</span>
        <span className={styles.figure}>{format.sum(listAmount)}</span>
      </Inline>
      {discountPercent > 0 ? (
        <Inline as="p" align="start" justify="between" wrap={false}>
          <span>
            {t('production.discount', { percent: discountPercent })}{' '}
            <Text as="span" size="small" tone="faint">
              {t('production.discountBase', { amount: format.sum(discountBase) })}
            </Text>
          </span>
          <span className={styles.figure}>−{format.sum(discount)}</span>
        </Inline>
      ) : null}
      <Inline as="p" align="baseline" justify="between" wrap={false} className={styles.total} role="status">
        <span>{t('production.amount')}</span>
        <span className={styles.amount}>{format.sum(amount)}</span>
      </Inline>
    </Stack>
  );
}
