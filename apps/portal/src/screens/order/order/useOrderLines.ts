import type { Order } from '@fairway/gateway/contract/order';
import type { ReceiptLine } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Returns the items of an order: its routes with their duration, its seats, its discount. */
export function useOrderLines({
  routes,
  durationMonths,
  memberCount,
  listAmount,
  discount,
}: Order): readonly ReceiptLine[] {
  const { t, nameOf, format } = useWords<typeof words>();
  return [
    ...routes.map(({ origin, destination }) => ({
      label: t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) }),
      value: t(`order.months.m${durationMonths}`),
    })),
    ...(memberCount > 0 ? [{ label: t('order.seats'), value: format.number(memberCount) }] : []),
    ...(discount.amount > 0
      ? [
          { label: t('order.list'), amount: listAmount },
          { label: t('order.discount'), amount: { ...discount, amount: -discount.amount } },
        ]
      : []),
  ];
}
