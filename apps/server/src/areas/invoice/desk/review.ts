import { defineReview } from '../../../services/review/defineReview.ts';
import { lockOrder } from '../../order/index.ts';
import { invoiceOf } from '../store.ts';
import type { QueuedInvoice } from './queue.ts';

export const review = defineReview({
  subjectOf: ({ orderId, orderNo }: Pick<QueuedInvoice, 'orderId' | 'orderNo'>) => ({
    kind: 'invoice',
    id: orderId,
    name: orderNo,
  }),
  opened: 'invoiceOpened',
  // The lock is the order's: its buyer corrects and withdraws a request under it.
  lock: async (transaction, queued: QueuedInvoice) => {
    const key = { tenantId: queued.tenantId, id: queued.orderId };
    await lockOrder(transaction, key);
    const row = await invoiceOf(transaction, key);
    return row && { ...queued, ...row };
  },
  changeSince: ({ state, version }, seen: number) =>
    state === 'requested' && version === seen ? null : 'changed',
  changed: 'invoiceChanged',
});
