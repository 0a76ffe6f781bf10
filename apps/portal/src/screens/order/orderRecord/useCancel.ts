import type { Order } from '@fairway/gateway/contract/order';
import { usePresses, useSite } from '@fairway/site';
import { useCallback } from 'react';
import { cancelOrder } from './calls.ts';
import { useWords } from './words.ts';

/** Confirms, cancels one order, and reloads the list; a failure is shown in the confirmation. */
export function useCancel(): (order: Order) => void {
  const { t } = useWords();
  const { send } = useSite();
  const { ask } = usePresses();
  return useCallback(
    ({ orderNo }) => {
      const question = {
        key: `cancel ${orderNo}`,
        tone: 'danger' as const,
        title: t('orderRecord.cancelTitle', { orderNo }),
        text: t('orderRecord.cancelText'),
        confirmLabel: t('orderRecord.cancelConfirm'),
        cancelLabel: t('orderRecord.keep'),
      };
      void ask(question, {
        code: orderNo,
        run: async () => {
          await cancelOrder(send, orderNo);
          return { text: t('orderRecord.cancelled', { orderNo }) };
        },
      });
    },
    [t, send, ask],
  );
}
