import type { OrderDetail } from '@fairway/gateway/contract/order';
import { type OrderStatus, orderStatus, payWays } from '@fairway/trade';
import { Status, type StatusProps } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const kinds: Record<OrderStatus, StatusProps['kind']> = {
  [orderStatus.toBeConfirmed]: 'running',
  [orderStatus.pendingPayment]: 'waiting',
  [orderStatus.completed]: 'done',
  [orderStatus.cancelled]: 'off',
};

/** The status of an order, its cost, and the next deadline. */
export function Glance({ order }: { order: OrderDetail }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { status, amount, discount, payWay, paidAt, cancelledAt, cancelsAt, reviewBy } = order;
  const stamp = (at: string | null) => (at === null ? null : format.stamp(at));
  return (
    <Facts
      label={t('orderDetail.facts')}
      of={[
        {
          term: t('orderDetail.status'),
          value: <Status kind={kinds[status]}>{t(`orderDetail.statuses.s${status}`)}</Status>,
        },
        {
          term: t('orderDetail.amount'),
          value: format.sum(amount),
          aside: discount.amount > 0 ? t('orderDetail.saved', { amount: format.sum(discount) }) : null,
        },
        {
          term: t('orderDetail.payWay'),
          value: payWay === null ? null : nameOf(payWays[payWay]),
        },
        { term: t('orderDetail.payBy'), value: stamp(cancelsAt) },
        { term: t('orderDetail.reviewBy'), value: stamp(reviewBy) },
        { term: t('orderDetail.paidAt'), value: stamp(paidAt) },
        { term: t('orderDetail.cancelledAt'), value: stamp(cancelledAt) },
      ]}
    />
  );
}
