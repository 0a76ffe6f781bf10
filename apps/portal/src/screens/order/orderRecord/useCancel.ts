import type { Order } from '@fairway/gateway/contract/order';
import { useRevalidate, useSite } from '@fairway/site';
import { useCallback } from 'react';
import { cancelOrder } from './calls.ts';
import { useWords } from './words.ts';

/** Asks, cancels one order, and reads the list anew; what goes wrong is said in the question. */
export function useCancel(): (order: Order) => void {
  const { t } = useWords();
  const { send, questions, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  return useCallback(
    async ({ orderNo }) => {
      const yes = await questions.ask({
        key: `cancel ${orderNo}`,
        tone: 'danger',
        title: t('orderRecord.cancelTitle', { orderNo }),
        text: t('orderRecord.cancelText'),
        confirmLabel: t('orderRecord.cancelConfirm'),
        cancelLabel: t('orderRecord.keep'),
        run: () => cancelOrder(send, orderNo),
        failure: messageOf,
      });
      if (yes) toasts.show({ tone: 'good', text: t('orderRecord.cancelled', { orderNo }), code: orderNo });
      // Also after no: it may have failed because the order is no longer as it was shown.
      await revalidate();
    },
    [t, send, questions, toasts, messageOf, revalidate],
  );
}
