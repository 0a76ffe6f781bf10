import type { OrderDetail } from '@fairway/gateway/contract/order';
import { usePresses, useSite } from '@fairway/site';
import { cancelOrder } from '../orderRecord/calls.ts';
import { useWords } from './words.ts';

/** Confirms, cancels the order, and reloads its page; a failure is shown in the confirmation. */
export function useCancel(): (order: OrderDetail) => Promise<boolean> {
  const { t } = useWords();
  const { send } = useSite();
  const { ask } = usePresses();
  return ({ orderNo }) => {
    const question = {
      key: `cancel ${orderNo}`,
      tone: 'danger' as const,
      title: t('orderDetail.cancelTitle', { orderNo }),
      text: t('orderDetail.cancelText'),
      confirmLabel: t('orderDetail.cancel'),
      cancelLabel: t('orderDetail.cancelKeep'),
    };
    return ask(question, {
      code: orderNo,
      run: async () => {
        await cancelOrder(send, orderNo);
        return { text: t('orderDetail.cancelDone', { orderNo }) };
      },
    });
  };
}
