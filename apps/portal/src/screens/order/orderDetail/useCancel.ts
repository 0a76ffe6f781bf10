import type { OrderDetail } from '@fairway/gateway/contract/order';
import { useRevalidate, useSite } from '@fairway/site';
import { cancelOrder } from '../orderRecord/calls.ts';
import { useWords } from './words.ts';

/** Asks, cancels the order, and reads its page anew; what goes wrong is said in the question. */
export function useCancel(): (order: OrderDetail) => Promise<void> {
  const { t } = useWords();
  const { send, questions, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  return async ({ orderNo }) => {
    const yes = await questions.ask({
      key: `cancel ${orderNo}`,
      tone: 'danger',
      title: t('orderDetail.cancelTitle', { orderNo }),
      text: t('orderDetail.cancelText'),
      confirmLabel: t('orderDetail.cancel'),
      cancelLabel: t('orderDetail.cancelKeep'),
      run: () => cancelOrder(send, orderNo),
      failure: messageOf,
    });
    if (yes) toasts.show({ tone: 'good', text: t('orderDetail.cancelDone', { orderNo }), code: orderNo });
    // Also after no: it may have failed because the order is no longer as it was shown.
    await revalidate();
  };
}
