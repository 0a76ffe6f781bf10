import { type OrderDetail, order } from '@fairway/gateway/contract/order';
import { useMutation } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Confirms, cancels the order, and refreshes its page; a failure is shown in the confirmation. */
export function useCancel(): (order: Pick<OrderDetail, 'orderNo'>) => Promise<void> {
  const { t } = useWords<typeof words>();
  const { mutate } = useMutation(
    ({ orderNo }: Pick<OrderDetail, 'orderNo'>, send) => send(order.cancel, { body: { orderNo } }),
    {
      subject: ({ orderNo }) => orderNo,
      confirm: ({ orderNo }) => ({
        key: `cancel ${orderNo}`,
        tone: 'danger',
        title: t('orderDetail.cancelTitle', { orderNo }),
        text: t('orderDetail.cancelText'),
        confirmLabel: t('orderDetail.cancel'),
        cancelLabel: t('orderDetail.cancelKeep'),
      }),
      success: (_, { orderNo }) => t('orderDetail.cancelDone', { orderNo }),
    },
  );
  return mutate;
}
