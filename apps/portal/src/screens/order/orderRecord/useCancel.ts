import { type Order, order } from '@fairway/gateway/contract/order';
import { useMutation } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Confirms, cancels one order, and refreshes the list; a failure is shown in the confirmation. */
export function useCancel(): (order: Pick<Order, 'orderNo'>) => Promise<void> {
  const { t } = useWords<typeof words>();
  const { mutate } = useMutation(
    ({ orderNo }: Pick<Order, 'orderNo'>, send) => send(order.cancel, { body: { orderNo } }),
    {
      subject: ({ orderNo }) => orderNo,
      confirm: ({ orderNo }) => ({
        key: `cancel ${orderNo}`,
        tone: 'danger',
        title: t('orderRecord.cancelTitle', { orderNo }),
        text: t('orderRecord.cancelText'),
        confirmLabel: t('orderRecord.cancelConfirm'),
        cancelLabel: t('orderRecord.keep'),
      }),
      success: (_, { orderNo }) => t('orderRecord.cancelled', { orderNo }),
    },
  );
  return mutate;
}
