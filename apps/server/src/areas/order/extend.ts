import { orderStatus } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { extendedEnd } from './rules.ts';
import { lockOrder, type OrderKey, type OrderRow, updateOrder } from './store.ts';

/** Restarts the countdown of an order; null if it no longer waits. */
export async function extendOrder(
  transaction: Db,
  key: OrderKey,
  payMinutes: number,
  now: Date,
): Promise<OrderRow | null> {
  const order = await lockOrder(transaction, key);
  const { createdAt, cancelsAt } = order;
  if (order.status !== orderStatus.pendingPayment || cancelsAt === null || cancelsAt <= now) return null;
  return updateOrder(transaction, order, {
    cancelsAt: extendedEnd({ createdAt, cancelsAt }, payMinutes, now),
  });
}
