import { orderStatus, payWay } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { defineReview } from '../../services/review/defineReview.ts';
import { lockOrder, type OrderKey, type OrderRow } from '../order/index.ts';

/** The state that the reviewer saw. */
export interface Seen {
  readonly voucherAt: string;
  readonly firstId: string | null;
}

type Current = Pick<OrderRow, 'status' | 'payWay' | 'voucherAt'> & {
  readonly first: { readonly staffId: string } | null;
};

function changeSince({ status, payWay: way, voucherAt, first }: Current, seen: Seen) {
  if (status === orderStatus.completed) return way === payWay.corporateTransfer ? 'confirmed' : 'paid';
  if (status === orderStatus.cancelled) return 'cancelled';
  if (status === orderStatus.pendingPayment) return 'sentBack';
  if (voucherAt?.toISOString() !== seen.voucherAt) return 'voucherReplaced';
  return (first?.staffId ?? null) === seen.firstId ? null : 'firstConfirmed';
}

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
