import type { Db } from '../../database/db.ts';
import { defineReview } from '../../services/review/defineReview.ts';
import { lockOrder, type OrderKey, type OrderRow } from '../order/index.ts';
import { changeSince } from './rules.ts';

export const review = defineReview({
  subjectOf: ({ id, orderNo }: Pick<OrderRow, 'id' | 'orderNo'>) => ({ kind: 'order', id, name: orderNo }),
  opened: 'transferOpened',
  lock: async (transaction: Db, key: OrderKey) => {
    const order = await lockOrder(transaction, key);
    return { ...order, first: (await firstConfirmation(transaction, order)) ?? null };
  },
  changeSince,
  changed: 'transferChanged',
  changes: {
    actions: {
      confirmed: 'transferConfirmed',
      firstConfirmed: 'transferFirstConfirmed',
      sentBack: 'transferSentBack',
    },
    at: ({ voucherAt, paidAt, cancelledAt }, what) =>
      what === 'voucherReplaced' ? voucherAt : what === 'paid' ? paidAt : cancelledAt,
  },
});

/** The confirmation that waits for a second person. */
function firstConfirmation(db: Db, { tenantId, id, voucherAt }: OrderRow) {
  return db
    .selectFrom('transferConfirmation')
    .select(['staffId', 'received'])
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .where('voucherAt', '=', voucherAt)
    .orderBy('confirmedAt')
    .limit(1)
    .executeTakeFirst();
}
