import type { Db } from '../../database/db.ts';
import { statusAfter } from './rules.ts';
import { lockOrder, type OrderKey, type OrderRow, updateOrder } from './store.ts';

/** Cancels an order that waits for payment; null if it does not. */
export async function cancelByBuyer(transaction: Db, key: OrderKey, now: Date): Promise<OrderRow | null> {
  const order = await lockOrder(transaction, key);
  const next = statusAfter(order.status, 'cancelled');
  return next === null ? null : end(transaction, order, next, 'buyer', now);
}

/** Cancels an order whose countdown has ended; null if it was paid, has a voucher, or got more time. */
export function cancelByTime(db: Db, key: OrderKey, now: Date): Promise<OrderRow | null> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, key);
    const next = statusAfter(order.status, 'timedOut');
    const due = order.cancelsAt !== null && order.cancelsAt <= now;
    return next === null || !due ? null : end(transaction, order, next, 'timeout', now);
  });
}

async function end(
  transaction: Db,
  order: OrderRow,
  status: OrderRow['status'],
  cancelReason: 'buyer' | 'timeout',
  now: Date,
): Promise<OrderRow> {
  // The next check closes its codes at the wallets; money received after that is refunded.
  await transaction
    .updateTable('payment')
    .set({ nextCheckAt: now })
    .where('tenantId', '=', order.tenantId)
    .where('orderId', '=', order.id)
    .where('state', '=', 'open')
    .execute();
  return updateOrder(transaction, order, { status, cancelReason, cancelledAt: now, cancelsAt: null });
}
