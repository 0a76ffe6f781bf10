import type { OrderDetail } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { Card, Section } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { useWords } from '../../../language/words.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { words } from './words.zh.ts';

/** A cancelled order has no amount due. */
const totalKeys = {
  [orderStatus.toBeConfirmed]: 'orderDetail.total',
  [orderStatus.pendingPayment]: 'orderDetail.total',
  [orderStatus.completed]: 'orderDetail.paid',
  [orderStatus.cancelled]: 'orderDetail.amount',
} as const;

/** The amounts of an order and how they are calculated. */
export function Amounts({ order }: { order: OrderDetail }) {
  const { t, format } = useWords<typeof words>();
  const { listAmount, discount, amount, memberCount, durationMonths, status } = order;
  const row = (term: string, value: string) => (
    <div className={styles.sum}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Card>
      <Section ground="none" title={t('orderDetail.price')}>
        <dl className={styles.sums}>
          {row(t('orderDetail.period'), t(`orderDetail.months.m${durationMonths}`))}
          {memberCount > 0 ? row(t('orderDetail.seats'), format.number(memberCount)) : null}
          {row(t('orderDetail.list'), format.sum(listAmount))}
          {discount.amount > 0 ? row(t('orderDetail.discount'), `−${format.sum(discount)}`) : null}
          <div className={joinClasses(styles.sum, styles.total)}>
            <dt>{t(totalKeys[status])}</dt>
            <dd className={styles.totalNumber}>{format.sum(amount)}</dd>
          </div>
        </dl>
      </Section>
    </Card>
  );
}
