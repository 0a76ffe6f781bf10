import type { Order } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { useMemo } from 'react';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The amount of the orders of a page; cancelled ones are not paid. */
export function useOrderTotals(): Readonly<Record<string, (orders: readonly Order[]) => string>> {
  const { format } = useWords<typeof words>();
  return useMemo(
    () => ({
      amount(orders) {
        const amounts = orders
          .filter(({ status }) => status !== orderStatus.cancelled)
          .map(({ amount }) => amount);
        const [first] = amounts;
        if (!first) return '';
        return format.sum({ ...first, amount: amounts.reduce((sum, { amount }) => sum + amount, 0) });
      },
    }),
    [format],
  );
}
